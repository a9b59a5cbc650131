import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stopwatch } from './stopwatch.ts';

export interface Case {
  /** The seed of the sample of the corpus that it is asked of. */
  readonly sample: number;
  readonly kind: 'keyword' | 'paraphrase' | 'language' | 'none';
  readonly query: string;
  /** Skill folders, relative to the corpus; copies of a skill are all named. */
  readonly relevant: readonly string[];
}

/** Gives the locations of at most 20 hits, best first. */
export type Ask = (query: string) => readonly string[] | Promise<readonly string[]>;

/** What one case gave. */
export interface Outcome {
  readonly kind: Case['kind'];
  /** From 1; 0 where nothing relevant is among the hits. */
  readonly rank: number;
  readonly answered: boolean;
  readonly ms: number;
  /** Milliseconds of processor time, of all threads. */
  readonly cpuMs: number;
}

export function readCases(): readonly Case[] {
  return JSON.parse(readFileSync(fileURLToPath(new URL('cases.json', import.meta.url)), 'utf8')) as Case[];
}

export async function askAll(cases: readonly Case[], ask: Ask): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { kind, query, relevant } of cases) {
    const watch = new Stopwatch();
    const hits = await ask(query);
    const { ms, cpuMs } = watch.read();
    const at = hits.findIndex(hit => relevant.includes(hit.replace(/\/SKILL\.md$/, '')));
    outcomes.push({ kind, rank: at + 1, answered: hits.length > 0, ms, cpuMs });
  }
  return outcomes;
}

/** "50 [38-61]": a share in percent with its interval of 95 %, from 2,000 samples with replacement. */
export function share(values: readonly number[]): string {
  return values.length === 0 ? '' : withInterval(values, value => value.toFixed(0));
}

/** "12.2 [4.1-20.4]": by how many points of a hundred the first are better than the second, case by case. */
export function gain(values: readonly number[], others: readonly number[]): string {
  const gains = values.map((value, at) => value - (others[at] ?? 0));
  return withInterval(gains, value => value.toFixed(1), ' to ');
}

function withInterval(values: readonly number[], print: (value: number) => string, between = '-'): string {
  const means = resampled(values);
  const [low, high] = [means[50] ?? 0, means[1949] ?? 0].map(value => print(100 * value));
  return `${(100 * mean(values)).toFixed(1)} [${low ?? ''}${between}${high ?? ''}]`;
}

/** The means of 2,000 samples with replacement, ascending. */
function resampled(values: readonly number[]): readonly number[] {
  const random = seeded(7);
  return Array.from({ length: 2000 }, () =>
    mean(Array.from(values, () => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One row: cases, first hit right, mean reciprocal rank, found among 3 and 20, answered at all. */
export function row(outcomes: readonly Outcome[]): readonly (string | number)[] {
  const within = (most: number): readonly number[] => foundAmong(outcomes, most);
  const answered = share(outcomes.map(each => (each.answered ? 1 : 0)));
  if (outcomes[0]?.kind === 'none') return [outcomes.length, '', '', '', '', answered];
  const reciprocal = reciprocalRanks(outcomes);
  return [
    outcomes.length,
    share(within(1)),
    share(reciprocal),
    share(within(3)),
    share(within(20)),
    answered,
  ];
}

/** Of each, 1 where what is relevant is among so many first hits. */
export function foundAmong(outcomes: readonly Outcome[], most: number): readonly number[] {
  return outcomes.map(({ rank }) => (rank > 0 && rank <= most ? 1 : 0));
}

export function reciprocalRanks(outcomes: readonly Outcome[]): readonly number[] {
  return outcomes.map(({ rank }) => (rank > 0 ? 1 / rank : 0));
}

export const head = ['cases', 'P@1 %', 'MRR x100', 'recall@3 %', 'recall@20 %', 'answered %'];

/** From 0 to 1, the same again for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
