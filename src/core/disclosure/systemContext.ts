import { compare } from '../discovery/compare.ts';
import type { LoadedSkill } from './disclosureState.ts';
import type { ShownDoc } from './docsIn.ts';
import type { SkillLoad } from './skillLoads.ts';

/**
 * What stands in the system part of loaded skills and of the docs chosen: sorted by name, so that the same skills give the
 * same bytes in whatever order they were loaded. '' where there is nothing.
 */
export function systemContext(
  loads: readonly SkillLoad[],
  docs: readonly ShownDoc[],
  loaded: readonly LoadedSkill[],
): string {
  if (loads.length === 0) return '';
  const sorted = [...loads].sort((a, b) => compare(a.name, b.name) || compare(a.key, b.key));
  return ['## Loaded skills', ...sorted.map(load => blockOf(load, docs, loaded))].join('\n\n');
}

function blockOf(load: SkillLoad, docs: readonly ShownDoc[], loaded: readonly LoadedSkill[]): string {
  const chosen = loaded.find(({ key }) => key === load.key)?.docs ?? [];
  const shown = docs
    .filter(doc => doc.key === load.key && (chosen === '*' || chosen.includes(doc.path)))
    .sort((a, b) => compare(a.path, b.path));
  const names = shown.length === 0 ? 'none' : shown.map(doc => doc.path).join(', ');
  return [
    `[Loaded] ${load.name}`,
    load.text,
    `Docs loaded: ${names}`,
    ...shown.map(doc => `[Doc] ${doc.path}\n${doc.text}`),
  ].join('\n');
}
