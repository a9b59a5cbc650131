import type { Skill } from './skill.ts';

/**
 * Whether two skills are one SKILL.md, letter by letter, and nothing else, so that a reader may take either. What their
 * resources hold is not known, so skills that have any are never taken for each other.
 */
export function interchangeable(one: Skill, other: Skill): boolean {
  return (
    one.location === other.location ||
    (one.analysis.hash === other.analysis.hash && one.resources.length + other.resources.length === 0)
  );
}
