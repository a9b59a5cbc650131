import type { Span } from '../text.ts';
import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';
import { findDangers } from './safety/findDangers.ts';
import { hiddenTexts } from './safety/hiddenText.ts';
import { ordersIn } from './safety/orders.ts';

export const hiddenInstructions: TextRule = {
  id: 'hidden-instructions',
  looksAt: 'text',
  summary: 'What does not show gives the model no orders',
  severity: 'warning',
  fixable: true,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/enterprise',
  level: 'should',
  effects: {},
  consequence:
    'Agents hand the model the file as it is, so it reads what does not show on the page that people look at.',
  aboutSafety: true,
  *check(file) {
    for (const { way, span, text } of hiddenTexts(file)) {
      const why = whyNot(text);
      if (why === undefined) continue;
      yield {
        message: `The text of ${way} gives the model orders (${inCode(text.trim())}): it would ${why}. Remove it, and ask who put it there.`,
        span,
        fixes: [
          {
            title: 'Remove the hidden text',
            safe: false,
            edits: [{ span: withItsLine(file.text, span), text: '' }],
          },
        ],
      };
    }
  },
};

/** The span, and the break behind it where nothing else is in its lines. */
function withItsLine(text: string, { start, end }: Span): Span {
  const alone = start === 0 || /[\r\n]/u.test(text.charAt(start - 1));
  const broken = /^(?:\r\n|\r|\n)/u.exec(text.slice(end, end + 2));
  return { start, end: alone && broken ? end + broken[0].length : end };
}

/** What the orders in a hidden text are for; undefined where it gives none. */
function whyNot(text: string): string | undefined {
  const [order] = ordersIn({ text });
  if (order) return order.does;
  if (secretly.test(text)) return 'have the model do something behind the back of the people who use it';
  const [danger] = findDangers({ text, kind: 'other', document: undefined });
  const told = /\b(?:run|execute|first|before|must|always|start by|curl)\b/iu.test(text);
  return danger && told ? 'have the model run a command that does harm, or may' : undefined;
}

const secretly =
  /\b(?:secretly|covertly|surreptitiously|silently\s(?:run|execute|send|upload|read|post|install|add|append|copy|include))\b|\b(?:AI|agents?|assistants?|models?|LLMs?|Claude|Copilot|Codex|Gemini)\b[^\n]{0,80}\b(?:must|should|shall|have to)\b[^\n]{0,80}\b(?:before|first)\b[^\n]{0,80}\b(?:read|send|run|execute|fetch|download|upload)\s[^\n]{0,80}(?:https?:\/\/|\.ssh|\.env\b|\.aws|credentials|secrets)/iu;
