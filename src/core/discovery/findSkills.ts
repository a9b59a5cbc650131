import { compare } from './compare.ts';
import { distinctNotices } from './distinctNotices.ts';
import { SkillRootWalk, type FoundSkill, type RootLimits } from './skillRootWalk.ts';
import type { Discovery, Notice, SkillFile, SkillRoot, SkillWay } from './skillFile.ts';
import type { Walk } from './walk.ts';

/** Of a folder that agents name, and of one that the user named. Codex goes 6 levels deep, OpenCode as deep as there are folders. */
export const rootLimits: { readonly known: RootLimits; readonly custom: RootLimits } = {
  known: { depth: 40, folders: 20_000, resources: 5_000 },
  custom: { depth: 40, folders: 100_000, resources: 5_000 },
};

/**
 * Every SKILL.md below the roots, spelled exactly so, at any depth within the limits. Two names for one file are one skill
 * with two ways. Undefined when cancelled.
 */
export async function findSkills(
  roots: readonly SkillRoot[],
  walk: Walk,
  limits: typeof rootLimits = rootLimits,
): Promise<Discovery | undefined> {
  const skills = new Map<string, SkillFile & { readonly linked: boolean }>();
  const notices: Notice[] = [];
  for (const root of roots) {
    const one = new SkillRootWalk(root, walk, root.scope === 'custom' ? limits.custom : limits.known);
    await one.run();
    if (walk.token.isCancellationRequested) return undefined;
    for (const found of one.skills) {
      skills.set(found.location, merge(skills.get(found.location), found, root));
    }
    notices.push(...one.notices);
  }
  return {
    skills: [...skills.values()]
      .map(({ linked: _, ...skill }) => skill)
      .sort((a, b) => compare(a.location, b.location)),
    notices: distinctNotices(notices).sort((a, b) => compare(a.path, b.path)),
  };
}

/** The directory of the file itself is the skill directory, not that of a link to it. */
function merge(
  before: (SkillFile & { readonly linked: boolean }) | undefined,
  found: FoundSkill,
  root: SkillRoot,
): SkillFile & { readonly linked: boolean } {
  const [first, ...others] = found.paths.map((path): SkillWay => ({ root, path }));
  if (!first) throw new Error(`No path leads to ${found.location}`);
  const { size, modified, changed } = found.stat;
  const { location, directory, resources, linked } = found;
  const skill = { location, directory, size, modified, changed, resources, linked };
  if (!before) return { ...skill, ways: [first, ...others] };
  const ways: SkillFile['ways'] = [...before.ways, first, ...others];
  return before.linked && !linked ? { ...skill, ways } : { ...before, ways };
}
