import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';

/** Writes a file of the project where its text differs. Answers the paths written: one or none. */
export function writeIfChanged(path: string, text: string): readonly string[] {
  const file = join(projectRoot, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  writeFileSync(file, text);
  return [path];
}
