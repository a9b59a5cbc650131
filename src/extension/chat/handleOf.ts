import type { Skill } from '../../core/catalog/skill.ts';
import { findSkill } from '../../core/tools/findSkill.ts';

/** A skill to be offered: `handle` is what /load finds it by. */
export function handleOf(
  { analysis, location }: Skill,
  skills: readonly Skill[],
): { readonly name: string; readonly handle: string } {
  const { name } = analysis;
  return { name, handle: findSkill(skills, name).ok ? name : location };
}
