import { parseSkill } from '../../skill/parseSkill.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits } from '../../text.ts';
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

  const edits = [{ span: value.span, text: inQuotes(written) }];
  const after = parseSkill(applyEdits(document.text, edits));
  const now = valueAround(after, { start, end: start + 1 });
  const sameFields = after.frontmatter?.fields.length === document.frontmatter?.fields.length;
  const mended = after.problems.length === document.problems.length - 1;
  if (!mended || !sameFields || now?.value.text !== value.text) return undefined;
  return { title: 'Put the value in quotes', safe: true, edits };
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
