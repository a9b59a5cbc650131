import { checkWhole } from '../test/support/checkWhole.ts';
import { vscodeText } from '../src/core/rules/fields/vscodeReading.ts';
import { chooseFixes } from '../src/core/rules/fixes/chooseFixes.ts';
import type { LocatedFinding } from '../src/core/rules/finding.ts';
import { parseSkill } from '../src/core/skill/parseSkill.ts';
import { fieldOf, scalarText } from '../src/core/skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../src/core/text.ts';
import { table } from '../src/cli/table.ts';
import { basename, dirname } from 'node:path';
import { randomNumbers } from '../test/support/randomNumbers.ts';
import { mistakes } from './mistakes.ts';
import { skillTexts, type SkillText } from './skillTexts.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench:repairs [-- CORPUS [--rest]]: what the safe fixes make of the corpus' files with broken YAML, and of real files into
// which usual mistakes were put.

const mistakesInAll = 500;
const mostRounds = 10;

/** Those about YAML alone: a name put right changes no description. */
const formRules: ReadonlySet<string> = new Set([
  'frontmatter-present',
  'frontmatter-closed',
  'yaml-valid',
  'no-duplicate-field',
  'field-type',
  'value-cut-by-comment',
  'reads-alike',
  'no-byte-order-mark',
]);

interface Case extends SkillText {
  readonly kind: string;
  /** The description that is meant, where that is known. */
  readonly meant?: string;
}

interface Outcome {
  readonly valid: boolean;
  readonly kept: boolean;
  /** The same once the first suggestion of each finding is made too. */
  readonly meant: boolean;
  /** Characters outside the edits that are not what they were. */
  readonly lost: number;
}

const corpus = unpackCorpus(process.argv[2]);
try {
  const texts = skillTexts(corpus.path);
  const cases = [...brokenFiles(texts), ...withMistakes(texts)];
  const results = cases.map(one => ({ one, outcome: repair(one) }));
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  const rows = [...kinds, 'all'].map(kind => {
    const its = results.filter(({ one }) => kind === 'all' || one.kind === kind);
    const count = (told: (outcome: Outcome) => boolean): number =>
      its.filter(({ outcome }) => told(outcome)).length;
    const lost = its.reduce((sum, { outcome }) => sum + outcome.lost, 0);
    return [
      kind,
      its.length,
      count(({ valid }) => valid),
      count(outcome => outcome.kept),
      count(outcome => outcome.meant),
      lost,
    ];
  });
  console.log(
    table([
      ['', 'files', 'valid', 'says what is meant', 'with suggestions', 'changed outside edits'],
      ...rows,
    ]).join('\n'),
  );
  if (process.argv.includes('--rest')) {
    for (const { one, outcome } of results) {
      if (!outcome.meant) console.log(`\n${one.kind} ${one.path}\n${headOf(one.text)}`);
    }
  }
  process.exitCode = results.some(({ outcome }) => outcome.lost > 0) ? 1 : 0;
} finally {
  corpus.remove();
}

function brokenFiles(texts: readonly SkillText[]): readonly Case[] {
  return texts
    .filter(({ text }) => isBegun(text) && !isValid(text))
    .map(one => ({ ...one, kind: 'as they are' }));
}

/** Every mistake in turn, each in a file that has a place for it. */
function withMistakes(texts: readonly SkillText[]): readonly Case[] {
  const sound = texts.filter(
    ({ text }) => isValid(text) && (scalarText(parseSkill(text), 'description') ?? '') !== '',
  );
  const random = randomNumbers(20_261_121);
  const names = Object.keys(mistakes);
  const cases: Case[] = [];
  for (let tries = 0; cases.length < mistakesInAll && tries < mistakesInAll * 20; tries++) {
    const kind = names[cases.length % names.length] ?? '';
    const one = sound[random(sound.length)];
    const mistaken = one && mistakes[kind]?.(one.text, random);
    if (mistaken) cases.push({ ...one, kind, ...mistaken });
  }
  return cases;
}

function repair({ path, text, meant }: Case): Outcome {
  const directoryName = basename(dirname(path));
  const read = vscodeText(parseSkill(text), 'description') ?? '';
  const says = (one: string): boolean => (meant === undefined ? saysAll(one, read) : saysJust(one, meant));
  const safe = untilStable(text, directoryName, findings => chooseFixes(findings).flatMap(fix => fix.edits));
  const all = untilStable(safe.text, directoryName, ([finding]) => finding?.fixes?.[0]?.edits ?? []);
  return {
    valid: isValid(safe.text),
    kept: isValid(safe.text) && says(safe.text),
    meant: isValid(all.text) && says(all.text),
    lost: safe.lost + all.lost,
  };
}

function saysJust(text: string, meant: string): boolean {
  return scalarText(parseSkill(text), 'description')?.trim() === meant.trim();
}

/** Whether the description says all that VS Code read in the broken file, up to a field that is one of its own now. */
function saysAll(text: string, read: string): boolean {
  const document = parseSkill(text);
  const description = scalarText(document, 'description') ?? '';
  if (description.startsWith(read.trim())) return true;
  const newField = read.startsWith(description) && /^([\w-]+):/.exec(read.slice(description.length))?.[1];
  return typeof newField === 'string' && fieldOf(document, newField) !== undefined;
}

/** Makes edits until there are none left to make. */
function untilStable(
  text: string,
  directoryName: string,
  editsFor: (findings: readonly LocatedFinding[]) => readonly TextEdit[],
): { readonly text: string; readonly lost: number } {
  let now = text;
  let lost = 0;
  for (let round = 0; round < mostRounds; round++) {
    const findings = checkWhole({ document: parseSkill(now), directoryName });
    const edits = editsFor(findings.filter(({ rule, fixes }) => formRules.has(rule) && fixes !== undefined));
    if (edits.length === 0) break;
    const next = applyEdits(now, edits);
    lost += charactersLost(now, next, edits);
    now = next;
  }
  return { text: now, lost };
}

function isBegun(text: string): boolean {
  return parseSkill(text).frontmatter !== undefined;
}

function isValid(text: string): boolean {
  return parseSkill(text).problems.length === 0;
}

/** Goes through both texts along the edits, which are all that may differ. */
function charactersLost(before: string, after: string, edits: readonly TextEdit[]): number {
  let lost = 0;
  let from = 0;
  let to = 0;
  const compare = (end: number): void => {
    const length = end - from;
    for (let at = 0; at < length; at++) if (before[from + at] !== after[to + at]) lost++;
    to += length;
  };
  for (const { span, text } of [...edits].sort((a, b) => a.span.start - b.span.start)) {
    compare(span.start);
    from = span.end;
    to += text.length;
  }
  compare(before.length);
  return lost + Math.abs(after.length - to);
}

function headOf(text: string): string {
  return text
    .split('\n')
    .slice(0, 9)
    .map(line => line.slice(0, 300))
    .join('\n');
}
