import { isInside, parentPath } from '../../path.ts';
import type { FileSystem } from '../../ports.ts';

/** A skill folder that new skills may go into: `.claude/skills` of `/project/.claude/skills`. */
export interface Place {
  readonly path: string;
  readonly label: string;
}

/**
 * Where a new file of the folder would really come to lie, if a link on the way leads out of what the folder is part of: the
 * project, or the home folder. Undefined where none does.
 */
export async function leadsOut(
  { path: folder, label }: Place,
  path: string,
  files: FileSystem,
): Promise<string | undefined> {
  const below = label.replace(/^~\//, '');
  const around = folder.endsWith(`/${below}`) ? folder.slice(0, -below.length - 1) : folder;
  const root = await files.realPath(around);
  let there = parentPath(path);
  while (there !== '/' && !(await files.stat(there)).ok) there = parentPath(there);
  const real = await files.realPath(there);
  return root.ok && real.ok && !isInside(real.value, root.value) ? real.value : undefined;
}
