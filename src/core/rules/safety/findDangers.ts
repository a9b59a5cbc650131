import type { TextSubject } from '../subjects.ts';
import { anchorsIn } from './anchorsIn.ts';
import type { Danger } from './danger.ts';
import { dangers } from './dangers.ts';
import { isWarnedOf } from './isWarnedOf.ts';
import { logicalLine } from './logicalLine.ts';

/** Code units of a line that nobody has written by hand; such a line may be there again and again. */
const long = 1000;

/** Commands told of in one text. */
const most = 100;

/** The dangerous commands of a text, in its order: the first hundred or so, but those that it warns of. No two overlap. */
export function* findDangers(file: Pick<TextSubject, 'text' | 'kind' | 'document'>): Iterable<Danger> {
  const { text, kind, document } = file;
  // What a script holds is run, whatever its comments say.
  const toldOnly = kind !== 'script';
  const harmless = new Set<string>();
  let done = 0;
  let count = 0;
  for (const anchor of anchorsOf(file)) {
    if (anchor < done) continue;
    const line = logicalLine(text, anchor);
    done = line.end;
    if (kind === 'script' && /^\s*(?:#|\/\/|--|::|REM\b)/u.test(line.text)) continue;
    if (harmless.has(line.text)) continue;
    const found: Danger[] = [];
    let matches = 0;
    for (const { pattern, hints, judge } of dangers) {
      if (hints?.every(hint => hint.test(line.text)) === false) continue;
      for (const match of line.text.matchAll(pattern)) {
        matches++;
        const judged = judge(match);
        const start = line.start + match.index;
        const span = { start, end: start + match[0].trimEnd().length };
        const overlaps = found.some(other => span.start < other.span.end && other.span.start < span.end);
        if (!judged || overlaps || (toldOnly && isWarnedOf(text, span, document))) continue;
        found.push({ ...judged, span });
      }
    }
    if (matches === 0 && line.text.length > long) harmless.add(line.text);
    yield* found.sort((a, b) => a.span.start - b.span.start);
    count += found.length;
    if (count >= most) return;
  }
}

function anchorsOf(file: Pick<TextSubject, 'text' | 'kind'>): readonly number[] {
  const { commands, inScripts } = anchorsIn(file);
  const found = commands.map(({ index }) => index);
  return file.kind === 'script'
    ? [...found, ...inScripts.map(({ index }) => index)].sort((a, b) => a - b)
    : found;
}
