import type { Skill } from '../../core/catalog/skill.ts';
import type { Scope, SkillRoot } from '../../core/discovery/skillFile.ts';
import { baseName } from '../../core/path.ts';
import { sortSkills, type SkillOrder } from './skillOrder.ts';

/** One top row: a workspace folder, or all of the personal, plugin or custom skills. */
export interface SkillGroup {
  readonly id: string;
  readonly label: string;
  readonly scope: Scope;
  readonly folders: readonly SkillFolder[];
  /** Different skills, however many folders show them. */
  readonly count: number;
}

/** A skill folder with what it holds. A skill that two folders lead to is shown in both. */
export interface SkillFolder {
  readonly root: SkillRoot;
  readonly skills: readonly Skill[];
}

const scopes: readonly Scope[] = ['project', 'personal', 'plugin', 'custom'];
const labels: Record<Scope, string> = {
  project: 'Workspace',
  personal: 'Personal',
  plugin: 'Plugins',
  custom: 'Custom',
};

/** Groups in the order project, personal, plugin, custom; folders in the order of `roots`; folders without skills left out. */
export function arrangeSkills(
  skills: readonly Skill[],
  roots: readonly SkillRoot[],
  order: SkillOrder,
): readonly SkillGroup[] {
  const folders = foldersOf(sortSkills(skills, order), roots);
  const groups = new Map<string, SkillFolder[]>();
  for (const scope of scopes) {
    for (const folder of folders.filter(each => each.root.scope === scope)) {
      const id = `${scope}:${folder.root.workspaceFolder ?? ''}`;
      groups.set(id, [...(groups.get(id) ?? []), folder]);
    }
  }
  return [...groups].map(([id, folders]) => groupOf(id, folders));
}

function foldersOf(skills: readonly Skill[], roots: readonly SkillRoot[]): SkillFolder[] {
  const byRoot = new Map<string, { root: SkillRoot; skills: Set<Skill> }>();
  for (const root of roots) byRoot.set(root.path, { root, skills: new Set() });
  for (const skill of skills) {
    for (const { root } of skill.ways) {
      const known = byRoot.get(root.path) ?? { root, skills: new Set() };
      byRoot.set(root.path, known);
      known.skills.add(skill);
    }
  }
  return [...byRoot.values()]
    .filter(folder => folder.skills.size > 0)
    .map(folder => ({ root: folder.root, skills: [...folder.skills] }));
}

function groupOf(id: string, folders: readonly SkillFolder[]): SkillGroup {
  const first = folders[0]?.root;
  const scope = first?.scope ?? 'custom';
  const label =
    scope === 'project' && first?.workspaceFolder ? baseName(first.workspaceFolder) : labels[scope];
  const count = new Set(folders.flatMap(folder => folder.skills)).size;
  return { id, label, scope, folders, count };
}
