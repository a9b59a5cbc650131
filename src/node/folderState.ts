import { chmod, lstat, mkdir, readFile, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemPath } from './nodePath.ts';

/** What was at a path: nothing, a link, or a file or folder with all that is in it, links unfollowed. */
export type FolderState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly mode: number }
  | { readonly kind: 'folder'; readonly entries: ReadonlyMap<string, FolderState> };

/**
 * Remembers what is at a path, to put it back. Rejects where that is more than `maxBytes`, or anything but files, folders
 * and links, and with the system's error.
 *
 * @param path as core has it
 */
export function takeState(path: string, maxBytes: number): Promise<FolderState> {
  return take(systemPath(path), { left: maxBytes });
}

/** Puts back what was at the path, in place of all that is there now. */
export async function putBack(path: string, state: FolderState): Promise<void> {
  const own = systemPath(path);
  await rm(own, { recursive: true, force: true });
  await put(own, state);
}

/** Whether two states are the same, byte for byte. */
export function isSameState(one: FolderState, other: FolderState): boolean {
  if (one.kind === 'file' && other.kind === 'file') {
    return one.mode === other.mode && Buffer.compare(one.bytes, other.bytes) === 0;
  }
  if (one.kind === 'link' && other.kind === 'link') return one.target === other.target;
  if (one.kind === 'folder' && other.kind === 'folder') {
    const { entries } = other;
    return (
      one.entries.size === entries.size &&
      [...one.entries].every(([name, state]) => {
        const match = entries.get(name);
        return match !== undefined && isSameState(state, match);
      })
    );
  }
  return one.kind === other.kind;
}

async function take(path: string, budget: { left: number }): Promise<FolderState> {
  const stat = await lstat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!stat) return { kind: 'absent' };
  if (stat.isSymbolicLink()) return { kind: 'link', target: await readlink(path) };
  if (stat.isFile()) {
    budget.left -= stat.size;
    if (budget.left < 0) throw new Error(`${path} is too large to be kept for undo.`);
    return { kind: 'file', bytes: await readFile(path), mode: stat.mode & 0o7777 };
  }
  if (!stat.isDirectory()) throw new Error(`${path} is no file, folder or link.`);
  const entries = new Map<string, FolderState>();
  for (const name of await readdir(path)) entries.set(name, await take(join(path, name), budget));
  return { kind: 'folder', entries };
}

async function put(path: string, state: FolderState): Promise<void> {
  switch (state.kind) {
    case 'absent':
      return;
    case 'link':
      return symlink(state.target, path, process.platform === 'win32' ? 'junction' : 'dir');
    case 'file':
      await writeFile(path, state.bytes);
      return chmod(path, state.mode);
    case 'folder':
      await mkdir(path, { recursive: true });
      for (const [name, inner] of state.entries) await put(join(path, name), inner);
  }
}
