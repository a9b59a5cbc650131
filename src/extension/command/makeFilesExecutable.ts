import type { FileSystem } from '../../core/ports.ts';
import { isInside } from '../../core/path.ts';
import { makeExecutable } from '../../node/makeExecutable.ts';
import type { OwnerOf } from '../ownerOf.ts';

/** Sets the executable bits of files of skills, and of no others: whoever knows the command may call it. Returns the paths. */
export async function makeFilesExecutable(
  given: unknown,
  owner: OwnerOf,
  files: Pick<FileSystem, 'realPath'>,
): Promise<readonly string[]> {
  const paths = Array.isArray(given) ? given.filter(path => typeof path === 'string') : [];
  for (const path of paths) {
    const place = owner(path);
    const real = await files.realPath(path);
    const isKnown = place?.skill.resources.some(resource => resource.path === place.path) === true;
    if (!isKnown || !real.ok || !isInside(real.value, place.skill.directory)) {
      throw new Error(`${path} is no file of a skill.`);
    }
    await makeExecutable(real.value);
  }
  return paths;
}
