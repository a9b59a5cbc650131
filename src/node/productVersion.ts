import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version in the product's package.json, which lies in a folder around `script`; "0.0.0" where there is none. */
export function productVersion(script: string): string {
  for (let folder = dirname(realpathSync(script)); ; folder = dirname(folder)) {
    const found = readPackage(join(folder, 'package.json'));
    if (found?.name === 'skill-manager' && found.version !== undefined) return found.version;
    if (folder === dirname(folder)) return '0.0.0';
  }
}

function readPackage(path: string): { name?: string; version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { name?: string; version?: string };
  } catch {
    // Most folders on the way have no package.json; the next one is looked at.
    return undefined;
  }
}
