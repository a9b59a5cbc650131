import type { SkillDocument } from '../skill/skillDocument.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import type { Span } from '../text.ts';
import { inCode } from './findings/inCode.ts';
import type { Problem, Severity } from './finding.ts';
import type { TextRule } from './rule.ts';
import { hiddenMessage } from './safety/hiddenMessage.ts';
import { hiddenRuns, type HiddenRun } from './safety/hiddenRuns.ts';
import { isNeeded } from './safety/isNeeded.ts';
import { readsAlikeWithout } from './safety/readsAlikeWithout.ts';
import type { TextKind } from './subjects.ts';
import { grouped } from '../grouped.ts';

export const hiddenUnicode: TextRule = {
  id: 'hidden-unicode',
  looksAt: 'text',
  summary: 'The text holds no characters that nobody sees',
  severity: 'warning',
  fixable: true,
  source: 'https://www.unicode.org/reports/tr36/',
  level: 'should',
  effects: {},
  consequence: 'A model reads them, and people who check the skill do not.',
  aboutSafety: true,
  *check({ text, kind, document }) {
    const labels = document && kind === 'skill' ? labelsOf(document) : [];
    const removal = document && removalFrom(document);
    for (const run of hiddenRuns(text)) {
      const inLabel = labels.some(({ start, end }) => start <= run.span.start && run.span.end <= end);
      if (isNeeded(text, run)) continue;
      const severity = severityOf(text, run, inLabel, kind);
      if (severity === undefined) continue;
      const { span } = run;
      const safe = (run.kind !== 'zeroWidth' || inLabel) && removal?.(span) !== false;
      yield {
        message: messageOf(run),
        span,
        severity,
        fixes: [{ title: 'Remove what cannot be seen', safe, edits: [{ span, text: '' }] }],
      } satisfies Problem;
    }
  },
};

/** Where the name and the description stand. */
function labelsOf(document: SkillDocument): readonly Span[] {
  return ['name', 'description'].flatMap(key => fieldOf(document, key)?.value.span ?? []);
}

/** Characters in one frontmatter whose removal is tried; each try reads it again. */
const mostTried = 20;

/** Answers whether what stands at a span can be taken out, alone and with all the others, without YAML reading another thing. */
function removalFrom(document: SkillDocument): (span: Span) => boolean {
  const { text, frontmatter, lines } = document;
  const end = frontmatter?.span.end ?? lines.startOf(1);
  let together: boolean | undefined;
  let tried = 0;
  return span => {
    if (span.start >= end) return true;
    if (!frontmatter || ++tried > mostTried) return false;
    together ??= readsAlikeWithout(
      document,
      [...hiddenRuns(text.slice(0, end))].filter(run => !isNeeded(text, run)).map(run => run.span),
    );
    return together && readsAlikeWithout(document, [span]);
  };
}

/** Undefined where it may be there by accident, and does nothing. */
function severityOf(
  text: string,
  { kind, span, text: run }: HiddenRun,
  inLabel: boolean,
  file: TextKind,
): Severity | undefined {
  if (kind === 'tags' || (kind === 'selectors' && run.length > 4) || inLabel) return 'warning';
  if (kind === 'bidi') return /[\u202A-\u202E\u2066-\u206F]/u.test(run) ? 'warning' : undefined;
  if (kind === 'selectors') return /\uDB40/u.test(run) ? 'warning' : undefined;
  if (run.length >= 8) return 'warning';
  if (file === 'other' || /^[\xAD\u180E\uFEFF]+$/u.test(run)) return undefined;
  const splitsWord = /[A-Za-z]/u.test(text.charAt(span.start - 1)) && /[A-Za-z]/u.test(text.charAt(span.end));
  return splitsWord ? 'warning' : 'information';
}

const kinds: Readonly<Record<HiddenRun['kind'], string>> = {
  tags: 'tag characters',
  selectors: 'variation selectors',
  bidi: 'characters that turn the direction of the text',
  zeroWidth: 'characters without width',
};

function messageOf(run: HiddenRun): string {
  const codes = [...run.text].map(character => character.codePointAt(0) ?? 0);
  const first = `U+${(codes[0] ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const what =
    codes.length === 1
      ? `The character ${first} stands here, and shows as nothing.`
      : `${grouped(codes.length)} ${kinds[run.kind]} stand here (from ${first}), and show as nothing.`;
  const said = hiddenMessage(run);
  return said === undefined
    ? `${what} Remove what cannot be seen.`
    : `${what} They say ${inCode(said)}. Remove them, and ask who put them there.`;
}
