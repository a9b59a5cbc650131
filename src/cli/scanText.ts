import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { composeSkills } from '../core/catalog/composeSkills.ts';
import type { ScannedSkill, SkillSource } from '../core/catalog/skillSource.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import { neverCancelled } from '../core/host.ts';
import { baseName, parentPath } from '../core/path.ts';
import type { FileSystem } from '../core/ports.ts';
import { err, ok, type Result } from '../core/result.ts';
import { corePath } from '../node/nodePath.ts';
import type { Scanned } from './command.ts';

/**
 * The text on standard input as a skill: the one at `path`, with the files that lie there, or one of which nothing is known
 * but the text. The error is bad usage, in a sentence.
 */
export async function scanText(
  path: string | undefined,
  source: SkillSource,
  files: FileSystem,
): Promise<Result<Scanned, string>> {
  const location = path === undefined ? '/SKILL.md' : corePath(resolve(path));
  if (baseName(location) !== 'SKILL.md') return err('--stdin-path has to end in SKILL.md.');
  const directory = parentPath(location);
  const root: SkillRoot = { path: directory, scope: 'custom', label: 'standard input', agents: [] };
  const there = path !== undefined && (await files.stat(directory)).ok;
  const found = there ? await source.scanRoots([root], neverCancelled) : undefined;
  const known = found?.skills.find(skill => skill.location === location);
  const resources = known?.resources ?? [];
  const examined = await source.examine(
    { text: await text(process.stdin), directory, resources },
    neverCancelled,
  );
  if (!examined) return err('The text could not be checked.');
  const times = { size: 0, modified: 0, changed: 0 };
  const skill: ScannedSkill = {
    ...{ location, directory, ways: [{ root, path: location }], resources, ...times },
    ...examined,
    ...(path === undefined && { filesFindings: [] }),
  };
  const skills = [...(await composeSkills([skill])).values()].map(composed => composed.skill);
  return ok({ skills, scanned: [skill], notices: [], source });
}
