import type { Skill } from '../catalog/skill.ts';
import { err, ok, type Result } from '../result.ts';
import { findSkill } from '../tools/findSkill.ts';
import type { WantedLoad } from './loadWords.ts';

/** A skill to be loaded, with docs that come along. */
export interface DeclaredLoad {
  readonly skill: Skill;
  readonly docs: readonly string[];
}

/** Why none of the loads is made. */
export type LoadConflict =
  | { readonly kind: 'unfound'; readonly name: string }
  /** The same skill is asked for with these docs and with others. */
  | { readonly kind: 'differs'; readonly skill: Skill }
  | { readonly kind: 'tooMany'; readonly wanted: number; readonly allowed: number };

/**
 * What a person asks to be loaded at once: all of it or nothing. Equal requests are one.
 *
 * @param most skills loaded at a time; 0: as many as there are
 */
export function declaredLoads(
  skills: readonly Skill[],
  wanted: readonly WantedLoad[],
  most: number,
): Result<readonly DeclaredLoad[], LoadConflict> {
  const loads = new Map<Skill, DeclaredLoad>();
  for (const { name, docs } of wanted) {
    const found = findSkill(skills, name);
    if (!found.ok) return err({ kind: 'unfound', name });
    const skill = found.value;
    const chosen = [...new Set(docs)].sort();
    const before = loads.get(skill);
    if (before && before.docs.join('\n') !== chosen.join('\n')) return err({ kind: 'differs', skill });
    loads.set(skill, { skill, docs: chosen });
  }
  if (most > 0 && loads.size > most) return err({ kind: 'tooMany', wanted: loads.size, allowed: most });
  return ok([...loads.values()]);
}
