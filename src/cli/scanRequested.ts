import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { composeSkills } from '../core/catalog/composeSkills.ts';
import { forgetfulCache } from '../core/catalog/forgetfulCache.ts';
import { LocalSource } from '../core/catalog/localSource.ts';
import type { ScannedSkill, SkillSource } from '../core/catalog/skillSource.ts';
import { neverCancelled } from '../core/host.ts';
import { parentPath } from '../core/path.ts';
import type { FileSystem } from '../core/ports.ts';
import { err, ok, type Result } from '../core/result.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import type { TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { hireHelpers } from '../node/hireHelpers.ts';
import { sha256 } from '../node/sha256.ts';
import { findRequested } from './findRequested.ts';
import type { Scanned } from './command.ts';
import type { Options } from './options.ts';
import type { Output } from './output.ts';
import { scanText } from './scanText.ts';
import { printable } from './printable.ts';

/** Beside this thread; the disk gives no more than four threads can read. */
const helpers = Math.min(availableParallelism(), 4) - 1;

/**
 * The skills that the command line asks for, read by as many threads as the machine has for it. Notices are told at once;
 * the error is bad usage, in a sentence.
 */
export async function scanRequested(
  options: Options,
  files: FileSystem,
  tokenizer: TokenizerFamily,
  output: Output,
): Promise<Result<Scanned, string>> {
  const worker = join(dirname(realpathSync(process.argv[1] ?? '.')), 'worker.js');
  const source = new LocalSource({
    files,
    cache: forgetfulCache,
    counter: estimatingCounter(tokenizer),
    digest: sha256,
    decode: decodeUtf8,
    ...(existsSync(worker) && {
      hire: (count, hired) => hireHelpers(count, hired, helpers, worker, tokenizer),
    }),
  });
  if (options.paths[0] === '-') return scanText(options.check.stdinPath, source, files);
  const requested = await findRequested(options, files);
  if (!requested.ok) return err(requested.error);
  const scan = await source.scanRoots(requested.value.roots, neverCancelled, ({ folders, skills, total }) => {
    output.progress(
      total === undefined
        ? `${folders.toString()} folders…`
        : `${skills.toString()}/${total.toString()} skills…`,
    );
  });
  output.progress('');
  const notices = [...requested.value.notices, ...(scan?.notices ?? [])];
  for (const { message } of notices) output.tell(printable(message));
  const wanted = scan?.skills.filter(skill => isWanted(skill, requested.value.files)) ?? [];
  const looked = options.command === 'check' ? await lookInto(wanted, source) : wanted;
  const skills = [...(await composeSkills(looked)).values()].map(composed => composed.skill);
  return ok({ skills, scanned: looked, notices, source });
}

async function lookInto(skills: readonly ScannedSkill[], source: SkillSource): Promise<ScannedSkill[]> {
  const found = await source.lookInto(skills, neverCancelled);
  return skills.map((skill, at) => ({ ...skill, resourceFindings: found?.[at] ?? [] }));
}

/** A root that was named by its SKILL.md stands for that one file. */
function isWanted({ ways }: ScannedSkill, files: ReadonlySet<string>): boolean {
  const roots = new Set([...files].map(parentPath));
  return ways.some(({ root, path }) => !roots.has(root.path) || files.has(path));
}
