import { compare } from '../discovery/compare.ts';
import type { SkillWay } from '../discovery/skillFile.ts';
import { parentPath, relativePath } from '../path.ts';
import { checkCatalog } from '../rules/checkCatalog.ts';
import { withoutSilenced } from '../rules/findings/withoutSilenced.ts';
import { sortFindings } from '../rules/findings/sortFindings.ts';
import type { CatalogSubject, CatalogWay } from '../rules/subjects.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import { inSlices, noBreath, type Breathe } from '../inSlices.ts';
import { equalJson } from './equalJson.ts';
import type { Skill } from './skill.ts';
import { SkillLikeness } from './skillLikeness.ts';
import type { ScannedSkill } from './skillSource.ts';

/** A skill with what it was made from, so that it is made again only when that has changed. */
export interface ComposedSkill {
  readonly skill: Skill;
  readonly from: ScannedSkill;
  readonly catalogFindings: readonly LocatedFinding[];
  /** How the rules about all skills see it: the same object as long as nothing of it has changed. */
  readonly subject: CatalogSubject;
}

const none: readonly LocatedFinding[] = [];

/** Skills that are composed or compared at a time: about 2 ms of work, and half as much again the first time. */
const sliceSize = 250;

/**
 * The skills as the catalog shows them: with the findings that only all of them together give. Where nothing has changed
 * since `before`, the skill is the same object. Sorted by name, then location.
 *
 * @param compare whether to find out which skills are like which; otherwise that stays as it was
 */
export async function composeSkills(
  scanned: Iterable<ScannedSkill>,
  before: ReadonlyMap<string, ComposedSkill> = new Map(),
  breathe: Breathe = noBreath,
  likeness: SkillLikeness = new SkillLikeness(),
  compare = true,
): Promise<ReadonlyMap<string, ComposedSkill>> {
  const all = [...scanned].sort(byNameThenLocation);
  await breathe();
  const pairs = all.map(from => {
    const known = before.get(from.location);
    return { from, subject: known?.from === from ? known.subject : subjectOf(from) };
  });
  const subjects = pairs.map(({ subject }) => subject);
  if (compare) await likeness.update(subjects, breathe);
  const findings = checkCatalog(subjects, likeness);
  const composed = new Map<string, ComposedSkill>();
  await inSlices(pairs, sliceSize, breathe, slice => {
    for (const { from, subject } of slice) {
      const { location } = from;
      const found = findings.get(location) ?? none;
      composed.set(location, compose(from, subject, found, before.get(location)));
    }
  });
  return composed;
}

function compose(
  from: ScannedSkill,
  subject: CatalogSubject,
  catalogFindings: readonly LocatedFinding[],
  before: ComposedSkill | undefined,
): ComposedSkill {
  if (before && isSame(before.from, from) && equalJson(before.catalogFindings, catalogFindings)) {
    return { ...before, from, subject };
  }
  const { location, directory, ways, resources, analysis, filesFindings, resourceFindings = none } = from;
  const { root } = ownWay(from);
  const all = [...analysis.findings, ...filesFindings, ...resourceFindings, ...catalogFindings];
  const findings = sortFindings(withoutSilenced(all, analysis.silenced));
  const skill: Skill = { location, directory, scope: root.scope, root, ways, resources, analysis, findings };
  return { skill, from, catalogFindings, subject };
}

/** Whether nothing that is shown differs. The same text, of valid bytes or not, in the same directory has the same analysis, so that is not looked through. */
function isSame(a: ScannedSkill, b: ScannedSkill): boolean {
  if (a === b) return true;
  return (
    a.directory === b.directory &&
    a.analysis.hash === b.analysis.hash &&
    a.analysis.invalidBytes === b.analysis.invalidBytes &&
    equalJson(a.analysis.tokens, b.analysis.tokens) &&
    equalJson(a.filesFindings, b.filesFindings) &&
    equalJson(a.resourceFindings ?? none, b.resourceFindings ?? none) &&
    equalJson(a.resources, b.resources) &&
    equalJson(a.ways, b.ways)
  );
}

/** The way that leads straight to the file; where all go through links, the first. */
function ownWay({ location, ways }: ScannedSkill): SkillWay {
  return ways.find(way => way.path === location) ?? ways[0];
}

function subjectOf(skill: ScannedSkill): CatalogSubject {
  const { location, analysis } = skill;
  const { name, nameSpan, nameRange, description, descriptionSpan, descriptionRange, words } = analysis;
  const folder = folderOf(ownWay(skill));
  const agents = [...new Set(skill.ways.flatMap(({ root }) => root.agents))];
  return {
    ...{ location, name, nameSpan, nameRange, description, descriptionSpan, descriptionRange, words },
    manualOnly: analysis.manualOnly,
    instructionTokens: analysis.tokens.instructions,
    agents,
    listings: agents.length > 0 ? agents : [folder.rootPath],
    ways: skill.ways.map(catalogWay),
    ...folder,
  };
}

function catalogWay({ root, path }: SkillWay): CatalogWay {
  const depth = relativePath(root.path, path).split('/').length - 1;
  return { agents: root.agents, label: root.label, depth };
}

/**
 * The folder in which names are to be unique. An agent reads a root of its own as one set; what a user names may hold any
 * number of sets, and there a set is the folder around the skill directory.
 */
function folderOf({ root, path }: SkillWay): Pick<CatalogSubject, 'rootPath' | 'rootLabel'> {
  if (root.scope !== 'custom') return { rootPath: root.path, rootLabel: root.label };
  const rootPath = parentPath(parentPath(path));
  return { rootPath, rootLabel: rootPath === root.path ? root.label : rootPath };
}

function byNameThenLocation(a: ScannedSkill, b: ScannedSkill): number {
  return compare(a.analysis.name, b.analysis.name) || compare(a.location, b.location);
}
