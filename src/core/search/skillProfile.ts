import { fieldNames, fieldWeights, type FieldName } from './fields.ts';
import { TermTally } from './termTally.ts';

/** What the index keeps of a skill. JSON-safe, and the same for the same skill: it can be kept by the hash of the text. */
export interface SkillProfile {
  readonly terms: readonly string[];
  /** Of each term, how much the skill is about it and in which fields it stands: see `packed`. */
  readonly packed: readonly number[];
}

/** Steps of a weight. */
const steps = 32;
const most = 511;

/** A weight of 0 to 16 in 9 bits, above one bit for each field. */
export function packed(weight: number, fields: number): number {
  return (Math.min(most, Math.max(1, Math.round(weight * steps))) << 7) | fields;
}

export function weightIn(packed: number): number {
  return (packed >> 7) / steps;
}

/** One bit for each of `fieldNames`, the first of them lowest. */
export function fieldsIn(packed: number): number {
  return packed & 127;
}

/** Name, triggers, description and tags: what tells what a skill is for. */
const above = 0b0001111;

/** Whether the term stands in name, triggers, description or tags. */
export function isAbove(packed: number): boolean {
  return (packed & above) !== 0;
}

const tally = new TermTally();

/** The profile of a skill with these fields. */
export function skillProfile(fields: Readonly<Record<FieldName, string>>): SkillProfile {
  tally.begin();
  fieldNames.forEach((name, at) => {
    const { weight, usual, slope } = fieldWeights[name];
    tally.count(fields[name], at, length => weight / (1 - slope + (slope * length) / usual));
  });
  return {
    terms: tally.found.map(({ term }) => term),
    packed: tally.found.map(each => packed(each.weight, each.fields)),
  };
}
