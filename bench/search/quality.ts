import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
}

export function readCases(): readonly Case[] {
  return JSON.parse(readFileSync(fileURLToPath(new URL('cases.json', import.meta.url)), 'utf8')) as Case[];
}

export async function askAll(cases: readonly Case[], ask: Ask): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { kind, query, relevant } of cases) {
    const begun = performance.now();
    const hits = await ask(query);
    const ms = performance.now() - begun;
    const at = hits.findIndex(hit => relevant.includes(hit.replace(/\/SKILL\.md$/, '')));
    outcomes.push({ kind, rank: at + 1, answered: hits.length > 0, ms });
  }
  return outcomes;
}

/** "50 [38-61]": a share in percent with its interval of 95 %, from 2,000 samples with replacement. */
export function share(values: readonly number[]): string {
  if (values.length === 0) return '';
  const random = seeded(7);
  const means = Array.from({ length: 2000 }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw++) {
      sum += values[Math.floor(random() * values.length)] ?? 0;
    }
    return sum / values.length;
  }).sort((a, b) => a - b);
  const percent = (value: number): string => (100 * value).toFixed(0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return `${(100 * mean).toFixed(1)} [${percent(means[50] ?? 0)}-${percent(means[1949] ?? 0)}]`;
}

/** One row: cases, first hit right, mean reciprocal rank, found among 3 and 20, answered at all. */
export function row(outcomes: readonly Outcome[]): readonly (string | number)[] {
  const within = (most: number): readonly number[] =>
    outcomes.map(({ rank }) => (rank > 0 && rank <= most ? 1 : 0));
  const answered = share(outcomes.map(each => (each.answered ? 1 : 0)));
  if (outcomes[0]?.kind === 'none') return [outcomes.length, '', '', '', '', answered];
  const reciprocal = outcomes.map(({ rank }) => (rank > 0 ? 1 / rank : 0));
  return [
    outcomes.length,
    share(within(1)),
    share(reciprocal),
    share(within(3)),
    share(within(20)),
    answered,
  ];
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

/** Of ascending values. */
export function quantile(values: readonly number[], part: number): number {
  return values[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
}
