import type { Notice, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import { isInside } from '../path.ts';
import { mergeRoots } from './mergeRoots.ts';
import type { ChangePlan } from './planChanges.ts';
import type { ScannedSkill, SkillSource } from './skillSource.ts';

/** What a scan has found, as the catalog keeps it. */
export interface Entries {
  readonly roots: readonly SkillRoot[];
  readonly notices: readonly Notice[];
  readonly skills: ReadonlyMap<string, ScannedSkill>;
}

/**
 * The entries after a planned update. A skill that turns out to be gone, or to hold skills that were not there, has its
 * roots scanned anew. Undefined when cancelled.
 */
export async function updateEntries(
  before: Entries,
  plan: ChangePlan,
  source: SkillSource,
  token: CancellationToken,
): Promise<Entries | undefined> {
  const skills = new Map(before.skills);
  const rescan = new Map(plan.roots);
  for (const [locations, renew] of [
    [plan.read, reread],
    [plan.list, relist],
  ] as const) {
    for (const location of locations) {
      const skill = skills.get(location);
      const renewed = skill && (await renew(skill, skills, source, token));
      if (token.isCancellationRequested) return undefined;
      if (renewed) skills.set(location, renewed);
      else for (const { root } of skill?.ways ?? []) rescan.set(root.path, root);
    }
  }
  if (rescan.size === 0) return { ...before, skills };
  const roots = [...rescan.values()];
  const found = await source.scanRoots(roots, token);
  if (!found || token.isCancellationRequested) return undefined;
  const others = before.notices.filter(notice => !roots.some(root => isInside(notice.path, root.path)));
  return {
    roots: before.roots,
    notices: [...others, ...found.notices],
    skills: mergeRoots(skills, roots, found.skills, before.roots),
  };
}

async function reread(
  skill: ScannedSkill,
  _all: ReadonlyMap<string, ScannedSkill>,
  source: SkillSource,
  token: CancellationToken,
): Promise<ScannedSkill | undefined> {
  const read = await source.readSkill(skill, token);
  return read?.ok ? read.value : undefined;
}

/** The skill with its files listed again; undefined where other skills lie in its directory than those that are known. */
async function relist(
  skill: ScannedSkill,
  all: ReadonlyMap<string, ScannedSkill>,
  source: SkillSource,
  token: CancellationToken,
): Promise<ScannedSkill | undefined> {
  const { directory, location, ways } = skill;
  const found = await source.scanRoots([{ ...ways[0].root, path: directory }], token);
  const inside = new Set(found?.skills.map(other => other.location));
  const known = [...all.values()].filter(other => isInside(other.directory, directory));
  const again = found?.skills.find(other => other.location === location);
  return again && known.length === inside.size && known.every(other => inside.has(other.location))
    ? { ...again, ways }
    : undefined;
}
