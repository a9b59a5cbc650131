import type { CatalogSubject } from '../subjects.ts';

/** The skills of each skill folder, in their order; a name that is there already is left out. */
export function byRoot(skills: readonly CatalogSubject[]): readonly (readonly CatalogSubject[])[] {
  const roots = new Map<string, Map<string, CatalogSubject>>();
  for (const skill of skills) {
    const root = roots.get(skill.rootPath);
    if (!root) roots.set(skill.rootPath, new Map([[skill.name, skill]]));
    else if (!root.has(skill.name)) root.set(skill.name, skill);
  }
  return [...roots.values()].map(root => [...root.values()]);
}
