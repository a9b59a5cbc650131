import type { Field, SkillDocument } from '../skill/skillDocument.ts';
import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import type { Fix } from './fix.ts';
import { inQuotes } from './mending/mending.ts';
import type { DocumentRule } from './rule.ts';

/** Fields in which people write sentences, and put a number sign without a thought of comments. */
const sentences: ReadonlySet<string> = new Set([
  'description',
  'when_to_use',
  'argument-hint',
  'compatibility',
]);

export const valueCutByComment: DocumentRule = {
  id: 'value-cut-by-comment',
  looksAt: 'document',
  summary: 'No value is cut off by a ` #` in it',
  severity: 'warning',
  fixable: true,
  source: 'https://yaml.org/spec/1.2.2/#66-comments',
  level: 'should',
  effects: {},
  consequence: 'Every agent reads the value up to there only.',
  *check({ document }) {
    const { start: from, end: to } = document.frontmatter?.yamlSpan ?? { start: 0, end: 0 };
    if (!/[ \t]#/u.test(document.text.slice(from, to))) return;
    for (const field of soundFields(document)) {
      const cut = sentences.has(field.key) ? cutOff(document, field) : undefined;
      if (cut === undefined) continue;
      const { start, end } = { start: cut, end: lineEnd(document.text, cut) };
      const written = document.text.slice(start, end).trimEnd();
      yield {
        message: `YAML takes ${inCode(written)} for a comment, so it is no part of ${inCode(field.key)}. Put the value in quotes if it is meant to be.`,
        span: { start, end: start + written.length },
        fixes: quotedWhole(document, field, start + written.length),
      };
    }
  },
};

/** Where a comment begins on the line of a plain value that looks like the rest of it. */
function cutOff({ text }: SkillDocument, { key, keySpan, value }: Field): number | undefined {
  const empty = value.kind === 'null' && value.text === '';
  if (!empty && (value.kind !== 'string' || value.style !== 'plain')) return undefined;
  const from = empty ? text.indexOf(':', keySpan.end) + 1 : value.span.end;
  const behind = /[ \t]+#/uy;
  behind.lastIndex = from;
  if (!behind.test(text)) return undefined;
  const sign = behind.lastIndex - 1;
  // `#12` and `#tag` are words of the sentence. `# …` is so only where the sentence had no end yet.
  if (/[^\s#!]/u.test(text.charAt(sign + 1))) return sign;
  const ended = /[.!?:;)\]"'\u3002]$/u.test(text.slice(value.span.start, value.span.end));
  return key === 'description' && !empty && !ended && /[ \t]/u.test(text.charAt(sign + 1)) ? sign : undefined;
}

function quotedWhole({ text }: SkillDocument, { keySpan, value }: Field, end: number): readonly Fix[] {
  const start = value.kind === 'null' ? text.indexOf('#', keySpan.end) : value.span.start;
  const whole = text.slice(start, end);
  if (/[\r\n]/u.test(whole) || !/^:[ \t]*$/u.test(text.slice(keySpan.end, start).trimStart())) return [];
  const edits = [{ span: { start, end }, text: inQuotes(whole) }];
  return [{ title: 'Put the whole line in quotes', safe: false, edits }];
}

function lineEnd(text: string, from: number): number {
  const end = /[\r\n]|$/gu;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
