import { sameFor, notLoaded } from './effects.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import type { DocumentRule } from './rule.ts';

export const textIsUtf8: DocumentRule = {
  id: 'text-is-utf8',
  looksAt: 'document',
  summary: 'The file is UTF-8 text',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'should',
  effects: sameFor(notLoaded, 'codex'),
  consequence: 'The reference validator stops there, and other agents show the model a broken character.',
  *check({ document, invalidBytes = false }) {
    const { text } = document;
    const lost = invalidBytes ? text.indexOf('\uFFFD') : lostCharacter(document);
    if (lost !== -1) {
      const span = { start: lost, end: lost + 1 };
      yield invalidBytes
        ? { message: 'The bytes here are not UTF-8. Save the file as UTF-8.', span }
        : {
            message:
              'The replacement character stands here: what was in its place got lost when the file was read in a wrong encoding and saved. Write it anew.',
            span,
            severity: 'information',
            effects: {},
            level: 'should',
            consequence: 'Every agent shows the model this character instead of the one that is meant.',
          };
    }
    const nul = text.indexOf('\0');
    if (nul !== -1) {
      yield {
        message: 'A NUL character stands here, which no text needs. Remove it.',
        span: { start: nul, end: nul + 1 },
        severity: 'information',
        effects: {},
        level: 'should',
        consequence: 'Tools that tell texts from other files by this character may pass over the file.',
      };
    }
  },
};

/** Where the replacement character stands for one that got lost; in code it may be what the text is about. -1 where it does not. */
function lostCharacter({ text, body: { codeSpans, fences } }: SkillDocument): number {
  let at = text.indexOf('\uFFFD');
  if (at === -1) return at;
  const code = [...codeSpans, ...fences].map(({ span }) => span);
  for (; at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    const around = code.find(span => span.start <= at && at < span.end);
    if (!around) return at;
    at = around.end - 1;
  }
  return at;
}
