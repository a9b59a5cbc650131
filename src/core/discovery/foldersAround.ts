import { parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import { findRepository } from './findRepository.ts';

/** The folders around a folder, nearest first, up to and with `top`, or all of them where there is none. */
export function foldersAround(folder: string, top: string | undefined): readonly string[] {
  const around: string[] = [];
  for (let at = folder; at !== top && at !== parentPath(at); around.push(at)) at = parentPath(at);
  return around;
}

/** Those around several folders, each up to the root of its repository; of a folder in none, none: there may be anything above it. */
export async function aroundAll(
  folders: readonly string[],
  files: Pick<FileSystem, 'stat'>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async folder => {
      const repository = await findRepository(folder, files);
      return repository === undefined ? [] : foldersAround(folder, repository);
    }),
  );
  return [...new Set(found.flat())];
}
