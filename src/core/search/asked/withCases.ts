import type { TextEdit } from '../../text.ts';
import { parseSearchCases } from '../parseSearchCases.ts';

export interface NewCase {
  readonly query: string;
  readonly relevant: readonly string[];
}

/** The text of a test file with these cases alone. */
export function casesText(cases: readonly NewCase[]): string {
  return `[\n${linesOf(cases)}\n]\n`;
}

/** What adds cases to the end of a test file, and leaves all else as it is; undefined where the file cannot be read. Queries that it has already are left out. */
export function addCases(text: string, cases: readonly NewCase[]): readonly TextEdit[] | undefined {
  const parsed = parseSearchCases(text);
  if (!parsed.ok) return undefined;
  const known = new Set(parsed.value.map(({ query }) => query));
  const added = cases.filter(({ query }) => !known.has(query));
  if (added.length === 0) return [];
  const close = text.lastIndexOf(']');
  const end = text.slice(0, close).trimEnd().length;
  const comma = parsed.value.length > 0 ? ',' : '';
  return [{ span: { start: end, end: close }, text: `${comma}\n${linesOf(added)}\n` }];
}

function linesOf(cases: readonly NewCase[]): string {
  return cases
    .map(
      ({ query, relevant }) =>
        `  { "query": ${JSON.stringify(query)}, "relevant": [${relevant.map(each => JSON.stringify(each)).join(', ')}] }`,
    )
    .join(',\n');
}
