import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';
import type { Span } from '../text.ts';
import { hiddenTexts } from './safety/hiddenText.ts';
import { isWarnedOf } from './safety/isWarnedOf.ts';
import { ordersIn } from './safety/orders.ts';
import { spanAround } from './safety/spanAround.ts';

export const injectionPhrase: TextRule = {
  id: 'injection-phrase',
  looksAt: 'text',
  summary: 'The skill does not turn the model against the people who use it',
  severity: 'warning',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/enterprise',
  level: 'should',
  effects: {},
  consequence: 'A model may follow it, for it trusts a skill as it trusts its user.',
  aboutSafety: true,
  *check(file) {
    const { text, document } = file;
    if (!document) return;
    const { body } = document;
    // What does not show is the matter of `hidden-instructions`.
    let hidden: readonly Span[] | undefined;
    for (const { does, span } of ordersIn(file)) {
      const isCode = spanAround(body.fences, span.start) ?? spanAround(body.codeSpans, span.start);
      if (isCode || isQuoted(text, span.start) || isWarnedOf(text, span, document, tellsOf)) continue;
      hidden ??= [...hiddenTexts(file)].map(found => found.span);
      if (hidden.some(({ start, end }) => start <= span.start && span.end <= end)) continue;
      const message = `${inCode(text.slice(span.start, span.end))} would ${does}. Remove it, and ask who put it there.`;
      yield { message, span };
    }
  },
};

/** Whether a quotation of the same line, or a row of a table, holds the place: what is quoted is told of, not asked for. */
function isQuoted(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 300), offset).replace(/^[^]*\n/u, '');
  if (/^\s*\|/u.test(before)) return true;
  const straight = before.replace(/\\"/gu, '').split('"').length - 1;
  const curly = before.lastIndexOf('“') > before.lastIndexOf('”');
  return straight % 2 === 1 || curly || /(?:^|\s)['‘«][^'’»]{0,40}$/u.test(before);
}

/** What stands around a phrase that is told of and not asked for. */
const tellsOf =
  /\b(?:attack\w*|attempts?|malicious|inject\w*|jailbreak\w*|phrases?|patterns?|examples?|such as|e\.g\.|like|detect\w*|reject\w*|refuse\w*|treat|suspicious|adversar\w*|untrusted|red flags?|if (?:a|an|any|the|someone|anyone|they)\b[^\n]{0,60}\b(?:says?|asks?|contains?|tells?|tries|reads?))\b/iu;
