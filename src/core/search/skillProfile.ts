import { fieldNames, fieldWeights, type FieldName } from './fields.ts';
import { isStopWord } from './stopWords.ts';
import { forEachWord } from './words.ts';

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

/** The profile of a skill with these fields. */
export function skillProfile(fields: Readonly<Record<FieldName, string>>): SkillProfile {
  const weights = new Map<string, { weight: number; fields: number }>();
  fieldNames.forEach((name, at) => {
    const { counts, length } = countTerms(fields[name]);
    const { weight, usual, slope } = fieldWeights[name];
    const share = weight / (1 - slope + (slope * length) / usual);
    for (const [term, count] of counts) {
      const known = weights.get(term);
      if (known) {
        known.weight += count * share;
        known.fields |= 1 << at;
      } else weights.set(term, { weight: count * share, fields: 1 << at });
    }
  });
  return {
    terms: [...weights.keys()],
    packed: [...weights.values()].map(each => packed(each.weight, each.fields)),
  };
}

function countTerms(text: string): { counts: ReadonlyMap<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  forEachWord(text, terms => {
    length++;
    for (const term of terms) if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  });
  return { counts, length };
}
