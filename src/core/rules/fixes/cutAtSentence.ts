import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import type { Fix } from '../fix.ts';
import { replaceInText } from './replaceInText.ts';

/**
 * Ends a text field with the last sentence, or else line, that is whole within its first `units` UTF-16 units. Undefined
 * where more than half of what is allowed would go, and where nothing but the end of the text can be cut.
 */
export function cutAtSentence(document: SkillDocument, field: Field, units: number): Fix | undefined {
  if (field.value.kind !== 'string') return undefined;
  const text = field.value.text.trimEnd();
  const start = text.slice(0, endOfSentence(text, units)).trimEnd().length;
  if (start < units / 2) return undefined;
  const edits = replaceInText(document, field, [{ start, end: text.length, text: '' }]);
  if (!edits) return undefined;
  const left = [...text.slice(start)].length.toLocaleString('en-US');
  return { title: `Cut it at the end of a sentence: ${left} characters go`, safe: false, edits };
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
