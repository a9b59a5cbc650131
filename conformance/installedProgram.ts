import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/process/runCommand.ts';
import { withProgress } from '../scripts/process/withProgress.ts';
import { cacheFolder } from '../src/node/cacheFolder.ts';

export interface InstalledProgram {
  /** Its folder of packages. */
  readonly modules: string;
  readonly version: string;
}

/** The npm package in the version that was measured, or the newest where the registry does not have it; fetched once. */
export async function installedProgram(packageName: string, version: string): Promise<InstalledProgram> {
  const place = join(cacheFolder(), 'agents', `${packageName.split('/').at(-1) ?? packageName}@${version}`);
  if (!existsSync(join(place, 'node_modules', packageName))) await fetchInto(place, packageName, version);
  const modules = join(place, 'node_modules');
  const { version: present } = JSON.parse(
    readFileSync(join(modules, packageName, 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  return { modules, version: present };
}

async function fetchInto(place: string, packageName: string, version: string): Promise<void> {
  const making = `${place}.${process.pid.toString()}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), '{ "private": true }\n');
  const install = async (wanted: string) => {
    const args = [
      'install',
      `${packageName}@${wanted}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    return runCommand('npm', args, { cwd: making, output: 'keep' });
  };
  await withProgress(`Fetching ${packageName} ${version} (once)`, async () => {
    const exact = await install(version);
    const { code, output } = exact.code === 0 ? exact : await install('latest');
    if (code !== 0) throw new Error(`npm could not install ${packageName}:\n${output}`);
  });
  rmSync(place, { recursive: true, force: true });
  renameSync(making, place);
}
