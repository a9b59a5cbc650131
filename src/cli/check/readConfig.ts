import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ParsedConfig } from '../../core/config/parseConfig.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** The name of the file; it lies in the current folder or in one around it. */
const configFileName = 'skill-manager.config.json';

/** The settings in the named file, or in the nearest one around the current folder; none is well. The error is a sentence. */
export async function readConfig(named: string | undefined): Promise<Result<Partial<ParsedConfig>, string>> {
  const path = named === undefined ? nearest(process.cwd()) : resolve(named);
  if (path === undefined) return ok({});
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return err(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return err(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  // The schema brings a library along that most runs have no use for.
  const { parseConfig } = await import('../../core/config/parseConfig.ts');
  const parsed = parseConfig(value);
  return parsed.ok ? parsed : err(`${path} is not as it should be.\n${parsed.error}`);
}

/** The nearest file of that name from `folder` up to the root of the repository, or of the disk. */
function nearest(folder: string): string | undefined {
  const path = join(folder, configFileName);
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, '.git')) ? undefined : nearest(above);
}
