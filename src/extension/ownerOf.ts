import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { Skill } from '../core/catalog/skill.ts';
import { skillAround, type PathInSkill } from '../core/catalog/skillAround.ts';

/** Tells in which skill of the catalog a path lies, and where in it. */
export type OwnerOf = (path: string) => PathInSkill<Skill> | undefined;

/** Looks among the skills that the catalog has when it is asked. */
export function ownerOf(catalog: Pick<ReadableCatalog, 'skills'>): OwnerOf {
  let skills: readonly Skill[] | undefined;
  let around: OwnerOf = () => undefined;
  return path => {
    if (catalog.skills !== skills) around = skillAround((skills = catalog.skills));
    return around(path);
  };
}
