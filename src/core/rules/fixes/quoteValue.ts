import { parseSkill } from '../../skill/parseSkill.ts';
import type { ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import type { Fix } from '../fix.ts';
import { valueAround, type KeyedValue } from '../fields/valueAround.ts';

/** Fields whose value is a sentence or a word, whatever it begins with. */
const textFields = new Set([
  'name',
  'description',
  'when_to_use',
  'argument-hint',
  'compatibility',
  'license',
]);

/**
 * Puts quotes around a plain value that YAML cannot read. Undefined where it is not certain that the whole value is meant
 * as text, and where the quotes would not mend the frontmatter and keep the text as it was.
 */
export function quoteValue(document: SkillDocument, { key, value }: KeyedValue): Fix | undefined {
  const { start, end } = value.span;
  const written = document.text.slice(start, end);
  if (value.style !== 'plain' || !isSurelyText(key, written)) return undefined;

  const text = inQuotes(written);
  if (!isMended(document, value, text)) return undefined;
  return { title: 'Put the value in quotes', safe: true, edits: [{ span: value.span, text }] };
}

/**
 * Whether the lines of the value are broken as they are, sound with `quoted` in its place, and say what they said. They are
 * read by themselves: a file may hold thousands of broken values, and would be read again for each.
 */
function isMended(
  { text: whole, lines }: SkillDocument,
  { span, text }: ScalarValue,
  quoted: string,
): boolean {
  const from = lines.startOf(lines.positionAt(span.start).line);
  const to = lines.startOf(lines.positionAt(span.end).line + 1);
  const read = (written: string): SkillDocument =>
    parseSkill(`---\n${whole.slice(from, span.start)}${written}${whole.slice(span.end, to)}\n---\n`);
  const mended = read(quoted);
  const start = '---\n'.length + span.start - from;
  const now = valueAround(mended, { start, end: start + 1 });
  if (mended.problems.length > 0 || now?.value.text !== text) return false;
  return read(whole.slice(span.start, span.end)).problems.length > 0;
}

function isSurelyText(key: string, written: string): boolean {
  if (/\s#/u.test(written) || /[\r\n][ \t]+["']?[\w.-]+["']?[ \t]*:(?:\s|$)/u.test(written)) return false;
  if (/^[A-Za-z\d(\p{L}]/u.test(written)) return true;
  return (
    textFields.has(key) && (/^[@`%*.]/u.test(written) || (key === 'argument-hint' && written.startsWith('[')))
  );
}

/** The kind of quotes in which the text needs no escapes; single ones, with each doubled inside, where neither does. */
function inQuotes(text: string): string {
  if (!/["\\]/u.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
