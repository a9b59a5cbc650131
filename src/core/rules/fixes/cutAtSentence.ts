import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import type { Fix } from '../fix.ts';
import { replaceInText } from './replaceInText.ts';
import { grouped } from '../../grouped.ts';

/**
 * Ends a text field with the last sentence, or line, that is whole within its first `units` UTF-16 units; where more than
 * half of what is allowed would go so, with the last part of a sentence. Undefined where there is none either.
 */
export function cutAtSentence(document: SkillDocument, field: Field, units: number): Fix | undefined {
  if (field.value.kind !== 'string') return undefined;
  const text = field.value.text.trimEnd();
  const sentence = text.slice(0, endOfSentence(text, units)).trimEnd().length;
  const whole = sentence >= units / 2;
  const start = whole ? sentence : endOfPart(text, units - 1);
  if (start < units / 2) return undefined;
  const edits = replaceInText(document, field, [{ start, end: text.length, text: whole ? '' : '.' }]);
  if (!edits) return undefined;
  const left = grouped([...text.slice(start)].length);
  const where = whole ? 'the end of a sentence' : 'a comma';
  return { title: `Cut it at ${where}: ${left} characters go`, safe: false, edits };
}

/** Where the last sentence ends that ends within `units`; where none does, the last line. */
function endOfSentence(text: string, units: number): number {
  let end = 0;
  for (const { 0: mark, index } of text.slice(0, units + 1).matchAll(/[.!?]["'”’)\]]*(?=\s)|[。！？]|\n/gu)) {
    const at = index + mark.trimEnd().length;
    if (at <= units && !abbreviation.test(text.slice(Math.max(0, index - 8), index))) end = at;
  }
  return end;
}

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|approx|incl|resp)$/iu;

/** Where the last comma or semicolon within `units` stands that is not in parentheses. */
function endOfPart(text: string, units: number): number {
  let end = 0;
  let depth = 0;
  for (let at = 0; at < units; at++) {
    const unit = text.charAt(at);
    if (unit === '(') depth++;
    else if (unit === ')') depth--;
    else if (depth === 0 && /[;,]/u.test(unit) && /\s/u.test(text.charAt(at + 1))) end = at;
  }
  return end;
}
