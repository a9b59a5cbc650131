import { valueText } from '../fields/valueText.ts';
import { siblingsOf } from '../fields/siblingsOf.ts';
import { parseSkill } from '../../skill/parseSkill.ts';
import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type Span } from '../../text.ts';
import { inCode } from '../findings/inCode.ts';
import type { Fix } from '../fix.ts';

/** Fields of one name; each of them is looked at for each. */
const most = 10;

/**
 * Ways to leave one of several fields of a name: the one at `keySpan`, or the first. One way, and a safe one, where they
 * all say the same. None where the others cannot be removed as whole lines.
 */
export function keepOneField(document: SkillDocument, keySpan: Span): readonly Fix[] {
  const siblings = siblingsOf(document, keySpan.start);
  const key = siblings.find(field => field.keySpan.start === keySpan.start)?.key;
  const alike = siblings.filter(field => field.key === key);
  const [first] = alike;
  const own = alike.find(field => field.keySpan.start === keySpan.start);
  if (!first || !own || first === own || alike.length > most) return [];
  const same = alike.every(field => valueText(field.value) === valueText(first.value));
  const kept = same ? [first] : [own, first];
  return kept.flatMap(field => {
    const title = same ? 'Remove the repeated lines' : `Keep ${shown(document, field)}, remove the other`;
    return keepOnly(document, field, alike, { title, safe: same });
  });
}

function shown({ text }: SkillDocument, { value }: Field): string {
  return inCode(text.slice(value.span.start, value.span.end));
}

function keepOnly(
  document: SkillDocument,
  kept: Field,
  alike: readonly Field[],
  facts: Pick<Fix, 'title' | 'safe'>,
): readonly Fix[] {
  const spans = alike.filter(field => field !== kept).map(field => linesOf(document, field));
  const edits = spans.flatMap(span => (span ? [{ span, text: '' }] : []));
  if (edits.length < spans.length) return [];
  const { problems } = parseSkill(applyEdits(document.text, edits));
  return problems.length === document.problems.length - edits.length ? [{ ...facts, edits }] : [];
}

/** The lines of a field, the last one's break included; undefined where anything else is on them, a comment too. */
function linesOf({ text, lines }: SkillDocument, { keySpan, value }: Field): Span | undefined {
  const start = lines.startOf(lines.positionAt(keySpan.start).line);
  const last = lines.positionAt(Math.max(keySpan.end, value.span.end)).line;
  const end = lines.startOf(last + 1);
  const written = text.slice(start, end);
  const alone = /^[ \t]*$/u.test(text.slice(start, keySpan.start)) && !/(?:^|\s)[#&!]/u.test(written);
  const behind = text.slice(Math.max(keySpan.end, value.span.end), end);
  return alone && /^:?\s*$/u.test(behind) ? { start, end } : undefined;
}
