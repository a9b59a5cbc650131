import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** The largest .vsix that is let through, in bytes. */
const budget = 3 * 1024 * 1024;

export interface PackedVsix {
  /** The absolute path of `skill-manager-<version>.vsix`, in the project's folder. */
  readonly path: string;
  /** The files inside, as paths of the project. */
  readonly files: readonly string[];
  /** In bytes. */
  readonly size: number;
}

/** Packs what dist/ and the shipped folders hold now. Throws when the package is over its size budget. */
export async function packVsix(): Promise<PackedVsix> {
  const path = vsixPath();
  rmSync(path, { force: true });
  const files = await listFiles({ cwd: projectRoot, packageManager: PackageManager.None });
  await createVSIX({ cwd: projectRoot, packagePath: path, dependencies: false });
  const { size } = statSync(path);
  if (size > budget)
    throw new Error(`${path} has ${size} bytes, over its budget of ${budget}:\n${sizes(files).join('\n')}`);
  return { path, files, size };
}

/** Where `packVsix` puts its result. */
export function vsixPath(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return join(projectRoot, `skill-manager-${(manifest as { version: string }).version}.vsix`);
}

function sizes(files: readonly string[]): string[] {
  return files.map(file => `  ${statSync(join(projectRoot, file)).size} ${file}`);
}
