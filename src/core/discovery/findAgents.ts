import type { Agent, AgentId } from '../agents/agent.ts';
import { personalPath } from '../agents/foldersOf.ts';
import { joinPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import type { Places } from './findRoots.ts';
import type { SkillRoot } from './skillFile.ts';

/** An agent that somebody uses here, and the folder that tells so. */
export interface FoundAgent {
  readonly id: AgentId;
  /** Absolute. */
  readonly sign: string;
}

/**
 * The agents that have left their folders in the home folder or in a workspace folder, in the order of the table. Of the
 * folders deeper in the workspace those are known that hold skills: the project roots.
 */
export async function findAgents(
  agents: readonly Agent[],
  { home, workspaceFolders }: Pick<Places, 'home' | 'workspaceFolders'>,
  roots: readonly Pick<SkillRoot, 'path' | 'scope'>[],
  files: Pick<FileSystem, 'stat'>,
): Promise<readonly FoundAgent[]> {
  const projects = roots.filter(({ scope }) => scope === 'project').map(({ path }) => path);
  const found = await Promise.all(
    agents.map(async ({ id, signs }) => {
      if (!signs) return [];
      const candidates = [
        ...signs.home.map(folder => personalPath(folder, home)),
        ...signs.workspace.flatMap(sign => workspaceFolders.map(folder => joinPath(folder, sign))),
      ];
      const there = await Promise.all(candidates.map(path => isFolder(path, files)));
      const deeper = projects.find(path => signs.workspace.some(sign => `${path}/`.includes(`/${sign}/`)));
      const sign = candidates.find((_, at) => there[at]) ?? deeper;
      return sign === undefined ? [] : [{ id, sign }];
    }),
  );
  return found.flat();
}

async function isFolder(path: string, files: Pick<FileSystem, 'stat'>): Promise<boolean> {
  const stat = await files.stat(path);
  return stat.ok && stat.value.kind === 'directory';
}
