import { parseSkill } from '../../skill/parseSkill.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type Span } from '../../text.ts';
import { valueText } from '../fields/valueText.ts';

/** Characters of a frontmatter that is read again; the longest honest one known has some 20,000. */
const longest = 65_536;

/**
 * Whether the frontmatter reads the same once what stands at `spans` is taken out, but for the characters themselves: the
 * same fields of the same kinds, and no problem more. What is too long to be read again does not.
 */
export function readsAlikeWithout(document: SkillDocument, spans: readonly Span[]): boolean {
  const { text, body, frontmatter, problems } = document;
  const head = text.slice(0, body.span.start);
  if (head.length > longest) return false;
  const after = parseSkill(
    applyEdits(
      head,
      spans.map(span => ({ span, text: '' })),
    ),
  );
  const taken = spans.map(({ start, end }) => text.slice(start, end)).join('');
  const ends = head.length - taken.length === after.body.span.start;
  if (!ends || after.problems.length > problems.length) return false;
  const characters = new Set(taken);
  return fieldsOf(frontmatter, characters) === fieldsOf(after.frontmatter, characters);
}

/** Keys and values, without the characters in the values. */
function fieldsOf(frontmatter: SkillDocument['frontmatter'], without: ReadonlySet<string>): string {
  const fields = frontmatter?.fields.map(({ key, value }) => [key, bare(valueText(value), without)]);
  return JSON.stringify(fields);
}

function bare(text: string, without: ReadonlySet<string>): string {
  return [...text].filter(character => !without.has(character)).join('');
}
