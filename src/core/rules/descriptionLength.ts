import { claudeCode } from '../agents/claudeCode.ts';
import { type Effects, notLoaded, refused, sameFor } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { lengthBeyond } from './fields/lengthBeyond.ts';
import { cutAtSentence } from './fixes/cutAtSentence.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';
import { grouped } from '../grouped.ts';

/** Code points, as the reference validator and Codex count them; Copilot and VS Code count UTF-16 code units. */
const limit = 1024;

const cutOff = 'the description is cut off without a word';

export const descriptionLength: DocumentRule = {
  id: 'description-length',
  looksAt: 'document',
  summary: 'The description has at most 1,024 characters',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#description-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    ...sameFor(cutOff, 'vscode', 'codex'),
    claudeCode: 'what is beyond 1,536 characters is cut off',
  },
  consequence: '',
  *check({ document }) {
    const field = fieldOf(document, 'description');
    const value = textField(document, 'description');
    if (!field || !value) return;
    const beyond = lengthBeyond(value.text, limit);
    const spanOf = spanWithin(document.text, value);
    if (!beyond) {
      const units = value.text.trim().length;
      if (units <= limit) return;
      const end = value.text.trimEnd().length;
      const message = `The description has ${grouped(units)} characters as UTF-16 counts them, where an emoji is two; 1,024 are allowed then. What is marked is too much.`;
      const effects = { vscode: cutOff };
      yield { message, span: spanOf(end - (units - limit), end), level: 'should', effects };
      return;
    }
    const span = spanOf(beyond.start, beyond.end);
    const message = `The description has ${grouped(beyond.characters)} characters; 1,024 are allowed. What is marked is too much.`;
    const fix = field.value === value ? cutAtSentence(document, field, beyond.units) : undefined;
    yield { message, span, effects: effectsOf(value.text), ...(fix && { fixes: [fix] }) };
  },
};

/** Codex counts without the blanks that are not needed; Claude Code lists half as much again. */
function effectsOf(text: string): Effects {
  const { codex: ofCodex, claudeCode: ofClaudeCode, ...others } = descriptionLength.effects;
  const points = [...text.trim().replace(/\s+/gu, ' ')].length;
  const listed = claudeCode.behaviour?.listing.longest ?? Infinity;
  return {
    ...others,
    ...(points > limit && ofCodex !== undefined && { codex: ofCodex }),
    ...(text.trim().length > listed && ofClaudeCode !== undefined && { claudeCode: ofClaudeCode }),
  };
}
