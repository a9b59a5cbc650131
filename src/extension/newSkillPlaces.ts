import { personalFoldersOf, projectFoldersOf } from '../core/agents/foldersOf.ts';
import { agents } from '../core/agents/index.ts';
import type { AgentId } from '../core/agents/agent.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import { homeLabel } from '../core/discovery/findRoots.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import { baseName, joinPath } from '../core/path.ts';
import type { NewSkillPlace } from './command/newSkill.ts';

/** Where a new skill can go: the folders that there are, then those that agents would read if they were there. */
export function newSkillPlaces(places: Places, roots: readonly SkillRoot[]): readonly NewSkillPlace[] {
  const existing = roots.map(root => place(root.path, root.label, root.agents, root.workspaceFolder));
  const project = places.workspaceFolders.flatMap(folder =>
    projectFoldersOf(agents).map(({ path, agents: readers }) =>
      place(
        joinPath(folder, path),
        places.workspaceFolders.length > 1 ? `${baseName(folder)}/${path}` : path,
        readers,
        folder,
      ),
    ),
  );
  const personal = personalFoldersOf(agents, places.home).map(({ path, agents: readers }) =>
    place(path, homeLabel(path, places.home.path), readers),
  );
  const seen = new Set<string>();
  return [...existing, ...project, ...personal].filter(({ path }) => !seen.has(path) && seen.add(path));
}

function place(path: string, label: string, readers: readonly AgentId[], root?: string): NewSkillPlace {
  const names = agents.filter(agent => readers.includes(agent.id)).map(agent => agent.name);
  const detail = names.length === 0 ? path : `Read by ${names.join(', ')}`;
  return { path, label, detail, ...(root !== undefined && { root }) };
}
