/** One figure of a benchmark. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The least that is wanted; with `atMost`, the most. */
  readonly target?: number;
  readonly atMost?: boolean;
}

export function meets({ value, target, atMost = false }: Measure): boolean {
  return target === undefined || (atMost ? value <= target : value >= target);
}

/** The cells of one row. */
export function rowOf(measure: Measure): readonly (string | number)[] {
  const { what, value, unit, target, atMost = false } = measure;
  const shown = unit.startsWith('%') || unit === 'ms' ? value.toFixed(2) : Math.round(value);
  const wanted = target === undefined ? '' : `${atMost ? 'at most' : 'at least'} ${target}`;
  const verdict = target === undefined ? '' : meets(measure) ? 'met' : 'MISSED';
  return [what, shown, unit, wanted, verdict];
}
