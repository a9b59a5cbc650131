import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/process/runCommand.ts';
import { withProgress } from '../scripts/process/withProgress.ts';
import { cacheFolder } from '../src/node/cacheFolder.ts';

/**
 * A folder in the cache with the packages in its node_modules, fetched through npm when it is not there yet.
 * @param name of the folder
 * @param what it is, as a line of progress says it
 * @throws Error that says what failed, with npm's own words.
 */
export async function fetchedPackages(
  name: string,
  what: string,
  packages: readonly string[],
): Promise<string> {
  const place = join(cacheFolder(), name);
  if (!existsSync(place)) {
    await withProgress(`Fetching ${what} into ${cacheFolder()} (once)`, () => fetchInto(place, packages));
  }
  return place;
}

/** Put together in a folder of its own and moved into place whole. */
async function fetchInto(place: string, packages: readonly string[]): Promise<void> {
  const making = `${place}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), '{ "private": true }\n');
  const words = ['install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', words, { cwd: making, output: 'keep' });
  if (code !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${output.trim()}`);
  try {
    renameSync(making, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(making, { recursive: true }); // Another run was first; its copy serves.
  }
}
