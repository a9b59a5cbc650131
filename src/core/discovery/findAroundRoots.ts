import type { AgentFolder } from '../agents/foldersOf.ts';
import { joinPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import { probeFolder } from './probeFolder.ts';
import type { Notice, SkillRoot } from './skillFile.ts';

/** The project folders that lie in these very folders; nothing below them is looked through. */
export async function findAroundRoots(
  folders: readonly string[],
  projectFolders: readonly AgentFolder[],
  files: Pick<FileSystem, 'stat' | 'readDirectory'>,
): Promise<{ roots: SkillRoot[]; notices: Notice[] }> {
  const roots: SkillRoot[] = [];
  const notices: Notice[] = [];
  for (const folder of folders) {
    for (const { path: name, agents } of projectFolders) {
      const path = joinPath(folder, name);
      const found = await probeFolder(files, path);
      if (found === 'folder') roots.push({ path, scope: 'project', label: path, agents });
      else if (found !== 'absent') notices.push(found);
    }
  }
  return { roots, notices };
}
