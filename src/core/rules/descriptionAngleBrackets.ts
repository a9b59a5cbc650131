import { sameFor, refused } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';

export const descriptionAngleBrackets: DocumentRule = {
  id: 'description-angle-brackets',
  looksAt: 'document',
  summary: 'The description is free of `<` and `>`',
  severity: 'error',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
  level: 'must',
  effects: { ...sameFor(refused, 'claudeUpload'), vscode: 'the tag is removed from what the model reads' },
  consequence: '',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value) return;
    const spanOf = spanWithin(document.text, value);
    for (const match of value.text.matchAll(/<[^<>]+>|[<>]/gu)) {
      const [found] = match;
      const span = spanOf(match.index, match.index + found.length);
      if (found.length > 1) {
        yield { message: `The description holds the tag ${inCode(found)}. Say it in words.`, span };
      } else {
        yield {
          message: `The description holds ${inCode(found)}. Say it in words.`,
          span,
          severity: 'warning',
          effects: {
            claudeUpload: 'the skill-creator validator, which packs skills for it, refuses the skill',
          },
        };
      }
    }
  },
};
