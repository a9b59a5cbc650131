import type { Evaluation } from '../../core/search/evaluateSearch.ts';

interface Figure {
  readonly label: string;
  readonly of: (evaluation: Evaluation) => number;
  readonly unit: '%' | 'ms' | '';
}

const figures: readonly Figure[] = [
  { label: 'first hit right (P@1)', of: ({ precisionAt1 }) => 100 * precisionAt1, unit: '%' },
  { label: 'first three right (P@3)', of: ({ precisionAt3 }) => 100 * precisionAt3, unit: '%' },
  { label: 'found in the first three (recall@3)', of: ({ recallAt3 }) => 100 * recallAt3, unit: '%' },
  { label: 'mean reciprocal rank (MRR)', of: ({ mrr }) => mrr, unit: '' },
  {
    label: 'found where nothing fits (false positives)',
    of: ({ falsePositiveRate }) => 100 * falsePositiveRate,
    unit: '%',
  },
  { label: 'time of a query, median', of: ({ p50Ms }) => p50Ms, unit: 'ms' },
  { label: 'time of a query, 95 of 100', of: ({ p95Ms }) => p95Ms, unit: 'ms' },
];

const width = Math.max(...figures.map(({ label }) => label.length)) + 2;

/** The figures of a run, line by line, each with its change since the last run where there was one. */
export function evaluationText(
  title: string,
  evaluation: Evaluation,
  before: Evaluation | undefined,
): readonly string[] {
  const { cases, failures } = evaluation;
  const passed = cases - failures.length;
  return [
    `${title}: ${passed.toString()} of ${cases.toString()} case${cases === 1 ? '' : 's'} passed`,
    ...figures.map(({ label, of, unit }) => {
      const value = of(evaluation);
      const change = before === undefined ? '' : changeText(value - of(before), unit);
      return `  ${label.padEnd(width)}${written(value, unit).padStart(9)}${change}`;
    }),
  ];
}

function changeText(change: number, unit: Figure['unit']): string {
  const text = written(Math.abs(change), unit);
  if (Number.parseFloat(text) === 0) return '   as before';
  return `   ${change > 0 ? '+' : '−'}${text} since the last run`;
}

function written(value: number, unit: Figure['unit']): string {
  if (unit === '') return value.toFixed(3);
  return unit === '%' ? `${value.toFixed(1)} %` : `${value.toFixed(2)} ms`;
}
