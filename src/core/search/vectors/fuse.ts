/** Scores of skills by location, in any unit. */
export type Scores = ReadonlyMap<string, number>;

export interface Fused {
  readonly location: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly words: number;
  readonly vector: number;
}

/** How much words count beside vectors. */
const wordShare = 0.5;

/**
 * One order of two: by the sum of the scores, each scaled from the least to the best of its list. Words are scores already, from 0 to 1, and
 * stay what they are, so that a threshold keeps its meaning. Best first; equals by location.
 */
export function fuseByScore(words: Scores, vectors: Scores): readonly Fused[] {
  const scaled = scale(vectors);
  return ordered(words, vectors, location => {
    const word = words.get(location) ?? 0;
    return wordShare * word + (1 - wordShare) * (scaled.get(location) ?? 0);
  });
}

/** The same by ranks alone (reciprocal rank fusion): for scores that cannot be compared. */
export function fuseByRank(words: Scores, vectors: Scores, flatness = 60): readonly Fused[] {
  const ranks = [words, vectors].map(rankOf);
  const best = 2 / (flatness + 1);
  return ordered(words, vectors, location => {
    const parts = ranks.map(rank => rank.get(location)).filter(rank => rank !== undefined);
    return parts.reduce((sum, rank) => sum + 1 / (flatness + rank), 0) / best;
  });
}

function ordered(words: Scores, vectors: Scores, scoreOf: (location: string) => number): readonly Fused[] {
  return [...new Set([...words.keys(), ...vectors.keys()])]
    .map(location => ({
      location,
      score: scoreOf(location),
      words: words.get(location) ?? 0,
      vector: vectors.get(location) ?? 0,
    }))
    .sort((a, b) => b.score - a.score || (a.location < b.location ? -1 : 1));
}

function scale(scores: Scores): Scores {
  const values = [...scores.values()];
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const range = most - least;
  return new Map([...scores].map(([key, value]) => [key, range === 0 ? 0 : (value - least) / range]));
}

function rankOf(scores: Scores): Scores {
  const sorted = [...scores].sort(([, a], [, b]) => b - a);
  return new Map(sorted.map(([location], at) => [location, at + 1]));
}
