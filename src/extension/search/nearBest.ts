import type { SearchHit } from '../../core/search/searchHit.ts';

/** Of hits, best first, those whose score is at least this share of the best: what comes after has little of what was asked for. */
export function nearBest(hits: readonly SearchHit[], share: number): readonly SearchHit[] {
  const least = share * (hits[0]?.score ?? 0);
  return hits.filter(({ score }) => score >= least);
}
