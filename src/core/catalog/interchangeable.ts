import type { Skill } from './skill.ts';

/** Whether two locations hold the same SKILL.md and the same files, so that a reader may take either. */
export function interchangeable(one: Skill, other: Skill): boolean {
  return (
    one.analysis.hash === other.analysis.hash &&
    one.resources.length === other.resources.length &&
    one.resources.every(resource =>
      other.resources.some(twin => twin.path === resource.path && twin.size === resource.size),
    )
  );
}
