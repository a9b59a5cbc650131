import { compare } from '../../discovery/compare.ts';
import { joinPath } from '../../path.ts';
import type { FileSystem } from '../../ports.ts';
import type { Skill } from '../skill.ts';

/** A file in which two skills differ, by its path in the skill directory. */
export interface CopyDifference {
  readonly path: string;
  /** Who has it. */
  readonly in: 'both' | 'first' | 'second';
}

/** Bytes; a larger file counts as the same where it has the same size. */
const largest = 16 * 1024 * 1024;

type Copy = Pick<Skill, 'location' | 'directory' | 'resources'>;

/** The files in which two skills differ, byte for byte, SKILL.md first; none where one is a true copy of the other. */
export async function copyDifferences(
  first: Copy,
  second: Copy,
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
): Promise<readonly CopyDifference[]> {
  const [ones, others] = [sizesOf(first), sizesOf(second)];
  const paths = [...new Set([...ones.keys(), ...others.keys()])].sort(compare);
  const found = await Promise.all(
    [skillFile, ...paths].map(async (path): Promise<CopyDifference | undefined> => {
      if (path !== skillFile && !others.has(path)) return { path, in: 'first' };
      if (path !== skillFile && !ones.has(path)) return { path, in: 'second' };
      const [a, b] = [fileOf(first, path), fileOf(second, path)];
      const same = ones.get(path) === others.get(path) && (await haveSameBytes(a, b, files));
      return same ? undefined : { path, in: 'both' };
    }),
  );
  return found.filter(each => each !== undefined);
}

const skillFile = 'SKILL.md';

/** The path of a file of a skill: SKILL.md may be a link to another place. */
export function fileOf({ location, directory }: Pick<Copy, 'location' | 'directory'>, path: string): string {
  return path === skillFile ? location : joinPath(directory, path);
}

function sizesOf({ resources }: Copy): ReadonlyMap<string, number> {
  return new Map(resources.map(({ path, size }) => [path, size]));
}

async function haveSameBytes(
  one: string,
  other: string,
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
): Promise<boolean> {
  const [a, b] = await Promise.all([bytesOf(one, files), bytesOf(other, files)]);
  if (a === 'tooLarge' && b === 'tooLarge') return true;
  if (typeof a === 'string' || typeof b === 'string') return false;
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

async function bytesOf(
  path: string,
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  const real = await files.realPath(path);
  if (!real.ok) return 'unreadable';
  const read = await files.readFile(real.value, largest);
  if (read.ok) return read.value;
  return read.error.kind === 'tooLarge' ? 'tooLarge' : 'unreadable';
}
