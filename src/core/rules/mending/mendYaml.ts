import { parseSkill } from '../../skill/parseSkill.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type Span } from '../../text.ts';
import { valueAround, type KeyedValue } from '../fields/valueAround.ts';
import { valueText } from '../fields/valueText.ts';
import { readsAs } from '../fields/vscodeReading.ts';
import type { Fix } from '../fix.ts';
import { closeBrackets } from './closeBrackets.ts';
import { closeQuote } from './closeQuote.ts';
import { escapeQuotes } from './escapeQuotes.ts';
import { writtenOf, type Mending, type Way } from './mending.ts';
import { isClosedBelow } from './isClosedBelow.ts';
import { moveQuote } from './moveQuote.ts';
import { quoteItems } from './quoteItems.ts';
import { quoteWhole } from './quoteWhole.ts';
import { spacesForTabs } from './spacesForTabs.ts';
import { splitFields } from './splitFields.ts';

/** Characters of a value that is looked at; nobody writes more into one. */
const longest = 20_000;

/** Problems of a file in which a mending is tried on the whole of it; each try reads the file, and mends all the others anew. */
const mostTogether = 5;

/** The surest first: what a later one would make of the same value is wrong. */
const ways: readonly Way[] = [
  splitFields,
  closeQuote,
  escapeQuotes,
  quoteItems,
  closeBrackets,
  moveQuote,
  quoteWhole,
];

/**
 * Mends the YAML of the value that a problem at `span` is in. Undefined where it is not certain what is meant, and where the
 * edits would not mend it, or change another field.
 */
export function mendYaml(document: SkillDocument, span: Span): Fix | undefined {
  const untabbed = spacesForTabs(document);
  if (untabbed && (untabbed.safe || document.text.charAt(span.start) === '\t')) return untabbed;
  return document.problems.length > mostTogether ? mendLines(document, span) : mendIn(document, span);
}

/** Mends a value by its own lines, read as frontmatter by themselves: in a file made of problems, that is all that is sure. */
function mendLines(document: SkillDocument, span: Span): Fix | undefined {
  const { text, lines } = document;
  const value = valueAround(document, span)?.value;
  if (!value || value.span.end - value.span.start > longest) return undefined;
  const from = lines.startOf(lines.positionAt(value.span.start).line);
  const to = lines.startOf(lines.positionAt(value.span.end).line + 1);
  const written = text.slice(from, to);
  const opening = '---\n';
  const alone = parseSkill(`${opening}${written}---\n`);
  if (alone.problems.length === 0 || /^[ ]*\t/mu.test(written)) return undefined;
  const by = from - opening.length;
  const fix = mendIn(alone, moved(span, -by));
  const safe = fix?.safe === true && /^(?:[\w.-]+:|---|#|[\r\n]|$)/u.test(text.slice(to));
  return fix && { ...fix, safe, edits: fix.edits.map(edit => ({ ...edit, span: moved(edit.span, by) })) };
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

function mendIn(document: SkillDocument, span: Span): Fix | undefined {
  const broken = valueAround(document, span);
  if (broken?.value.style !== 'plain' || writtenOf(document, broken).length > longest) return undefined;
  if (isClosedBelow(document, broken)) return undefined;
  for (const way of ways) {
    const mending = way(document, broken);
    const safe = mending && trial(document, broken, mending);
    if (mending && safe !== undefined) return { title: mending.title, safe, edits: mending.edits };
  }
  return undefined;
}

/** Whether the mending is safe; undefined where it is no mending. */
function trial(document: SkillDocument, broken: KeyedValue, mending: Mending): boolean | undefined {
  // The instructions have no part in it, and may be long.
  const head = document.text.slice(0, document.body.span.start);
  const after = parseSkill(applyEdits(head, mending.edits));
  if (after.problems.length >= document.problems.length || !after.frontmatter?.closed) return undefined;
  if (!keepsTheRest(document, after, broken, mending.newField)) return undefined;
  if (mending.text === undefined) return readsAs(document, after) && !isLeftBroken(after, mending);
  const { start } = broken.value.span;
  const now = valueAround(after, { start, end: start + 1 });
  return now?.value.text === mending.text ? !isLeftBroken(after, mending) : undefined;
}

/** Whether YAML still stumbles in a line that the edits touch, or in the one below, which may go on with the same value. */
function isLeftBroken({ lines, problems }: SkillDocument, { edits }: Mending): boolean {
  const grown = edits.reduce((sum, { span, text }) => sum + text.length - (span.end - span.start), 0);
  const first = lines.positionAt(Math.min(...edits.map(({ span }) => span.start))).line;
  const last = lines.positionAt(Math.max(...edits.map(({ span }) => span.end)) + grown).line + 1;
  return problems.some(({ span }) => {
    const { line } = lines.positionAt(span.start);
    return first <= line && line <= last;
  });
}

/** Whether all fields but the mended one say what they said, and none is new but the one that is meant to be. */
function keepsTheRest(
  before: SkillDocument,
  after: SkillDocument,
  { value }: KeyedValue,
  newField: string | undefined,
): boolean {
  const { start } = value.span;
  const isMended = ({ keySpan, value: { span } }: Place): boolean =>
    keySpan.start <= start && start <= span.end;
  const old = (before.frontmatter?.fields ?? []).filter(field => !isMended(field));
  const now = (after.frontmatter?.fields ?? []).filter(
    field => !isMended(field) && (newField === undefined || field.key !== newField),
  );
  const added = newField === undefined ? 0 : 1;
  const count = (before.frontmatter?.fields.length ?? 0) + added;
  return (
    count === after.frontmatter?.fields.length &&
    old.length === now.length &&
    old.every(
      (field, at) => field.key === now[at]?.key && valueText(field.value) === valueText(now[at].value),
    )
  );
}

interface Place {
  readonly keySpan: Span;
  readonly value: { readonly span: Span };
}
