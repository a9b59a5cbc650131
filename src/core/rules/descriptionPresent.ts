import { type Effects, inSomeCases, notLoaded, refused, sameFor } from './effects.ts';
import { isEmpty } from './fields/isEmpty.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule } from './rule.ts';
import { saysWhatIsAbsent } from './fields/saysWhatIsAbsent.ts';
import { soundFields } from './fields/soundFields.ts';

/** OpenCode lists a description of no characters. */
const ofEmpty: Effects = {
  ...sameFor(notLoaded, 'codex', 'gemini', 'cline', 'roo'),
  ...sameFor(refused, 'claudeUpload'),
};

export const descriptionPresent: DocumentRule = {
  id: 'description-present',
  looksAt: 'document',
  summary: 'The frontmatter has a `description`',
  severity: 'error',
  fixable: false,
  source: 'https://agentskills.io/specification#description-field',
  level: 'must',
  effects: {
    ...ofEmpty,
    copilot: inSomeCases,
    openCode: 'the model is not told of the skill',
  },
  consequence: 'Claude Code takes the first paragraph of the instructions for it.',
  *check({ document }) {
    const field = fieldOf(document, 'description');
    if (!field) {
      if (!saysWhatIsAbsent(document, 'description')) return;
      const message =
        'The skill has no description. Add `description:` and say what the skill does and when to use it.';
      yield { message, span: openingFence(document), native: 'Skill should provide a description.' };
    } else if (isEmpty(field.value) && soundFields(document).includes(field)) {
      const { span, kind, text } = field.value;
      const native = "The 'description' attribute should not be empty.";
      yield {
        message: 'The description is empty. Describe what the skill does and when to use it.',
        span: span.end > span.start ? span : field.keySpan,
        effects: ofEmpty,
        // VS Code takes `~` and `null` for texts.
        ...((kind === 'string' || text === '') && { native }),
      };
    }
  },
};
