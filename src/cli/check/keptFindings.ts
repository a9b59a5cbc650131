import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SkillRoot } from '../../core/discovery/skillFile.ts';
import { cacheFolder } from '../../node/cacheFolder.ts';
import { PersistentCache } from '../../node/persistentCache.ts';
import { sha256 } from '../../node/sha256.ts';

/** Milliseconds after which what nobody has checked again is dropped: 30 days. */
const longest = 30 * 24 * 3600 * 1000;

/**
 * What earlier runs have found in these roots, in a file of its own in the cache folder; another build of the program
 * begins anew. Undefined where the program does not run from its bundles: then it may change from one run to the next.
 */
export function keptFindings(
  roots: readonly SkillRoot[],
  folder = cacheFolder(),
): PersistentCache | undefined {
  const program = realpathSync(process.argv[1] ?? '.');
  const build = [program, join(dirname(program), 'worker.js')].map(path => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat && `${stat.size.toString()} ${stat.mtimeMs.toString()}`;
  });
  if (build.includes(undefined)) return undefined;
  const name = sha256(JSON.stringify(roots.map(({ path, scope }) => [path, scope]))).slice(0, 16);
  return new PersistentCache(join(folder, `check-${name}.json`), build.join(' '));
}

/** Writes what was found, and drops the files of folders that are checked no more. */
export function keepFindings(cache: PersistentCache, folder = cacheFolder(), now = Date.now()): void {
  cache.prune();
  if (!cache.save()) return;
  for (const name of readdirSync(folder)) {
    if (!/^check-[\da-f]{16}\.json$/.test(name)) continue;
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && now - stat.mtimeMs > longest) rmSync(path, { force: true });
  }
}
