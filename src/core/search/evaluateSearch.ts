/** A query and the skills that it should find. */
export interface SearchCase {
  readonly query: string;
  /** Names or skill folders; none where nothing should be found. */
  readonly relevant: readonly string[];
  /** Names or skill folders that must not be found first. */
  readonly not: readonly string[];
}

/** What a search answered to a case. */
export interface Answered {
  readonly case: SearchCase;
  /** What each hit goes by, best first: its name, and its folder. */
  readonly hits: readonly (readonly string[])[];
  readonly ms: number;
}

export interface Evaluation {
  readonly cases: number;
  /** Of the cases that should find something: those whose first hit is relevant. */
  readonly precisionAt1: number;
  /** Of the first three hits, those that are relevant, by how many could be. */
  readonly precisionAt3: number;
  /** Of the relevant skills, those among the first three hits. */
  readonly recallAt3: number;
  /** Mean of one by the rank of the first relevant hit; 0 where there is none. */
  readonly mrr: number;
  /** Of the cases that should find nothing: those that found something. */
  readonly falsePositiveRate: number;
  /** Milliseconds of one query. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly failures: readonly Failure[];
}

/** A case whose first hit is none that it should be. */
export interface Failure {
  readonly query: string;
  readonly expected: readonly string[];
  /** The first three hits by name. */
  readonly got: readonly string[];
}

/** Rates are from 0 to 1, and 0 where there is no case for them. */
export function evaluateSearch(answers: readonly Answered[]): Evaluation {
  const asking = answers.filter(({ case: { relevant } }) => relevant.length > 0);
  const empty = answers.filter(({ case: { relevant } }) => relevant.length === 0);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    cases: answers.length,
    precisionAt1: mean(asking.map(answer => (firstRank(answer) === 1 ? 1 : 0))),
    precisionAt3: mean(
      asking.map(answer => relevantAmong(answer) / Math.min(3, answer.case.relevant.length)),
    ),
    recallAt3: mean(asking.map(answer => relevantAmong(answer) / answer.case.relevant.length)),
    mrr: mean(asking.map(answer => 1 / firstRank(answer))),
    falsePositiveRate: mean(empty.map(({ hits }) => (hits.length > 0 ? 1 : 0))),
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    failures: answers.filter(fails).map(({ case: { query, relevant }, hits }) => ({
      query,
      expected: relevant,
      got: hits.slice(0, 3).map(([name = '']) => name),
    })),
  };
}

/** Whether the first hit is one that it should not be. */
export function fails({ case: { relevant, not }, hits }: Answered): boolean {
  const [first] = hits;
  if (!first) return relevant.length > 0;
  return !relevant.some(each => first.includes(each)) || not.some(each => first.includes(each));
}

/** Infinity where no hit is relevant. */
function firstRank({ case: { relevant }, hits }: Answered): number {
  const at = hits.findIndex(hit => relevant.some(each => hit.includes(each)));
  return at === -1 ? Infinity : at + 1;
}

/** The relevant skills that are among the first three hits; one that several hits go by counts once. */
function relevantAmong({ case: { relevant }, hits }: Answered): number {
  const found = relevant.filter(each => hits.slice(0, 3).some(hit => hit.includes(each)));
  return Math.min(3, found.length);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of ascending values, the least that is not under the share `part` of them. */
function quantile(values: readonly number[], part: number): number {
  return values[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
}
