/** The parts of a skill that are searched, and how much a word counts in each. */
export interface FieldWeight {
  /** How much one word counts. */
  readonly weight: number;
  /** Words that this part usually has; one of more words says less with each. */
  readonly usual: number;
  /** How far length matters, from 0 to 1. */
  readonly slope: number;
}

export const fieldNames = [
  'name',
  'triggers',
  'description',
  'tags',
  'headings',
  'body',
  'resources',
] as const;

export type FieldName = (typeof fieldNames)[number];

export const fieldWeights: Readonly<Record<FieldName, FieldWeight>> = {
  name: { weight: 3, usual: 3, slope: 0.4 },
  triggers: { weight: 1.5, usual: 12, slope: 0.5 },
  description: { weight: 1.5, usual: 30, slope: 0.5 },
  tags: { weight: 0.8, usual: 5, slope: 0.4 },
  headings: { weight: 0.2, usual: 40, slope: 0.6 },
  body: { weight: 0.25, usual: 300, slope: 0.6 },
  resources: { weight: 0.2, usual: 8, slope: 0.6 },
};
