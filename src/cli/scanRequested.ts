import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { composeSkills } from '../core/catalog/composeSkills.ts';
import { forgetfulCache } from '../core/catalog/forgetfulCache.ts';
import { LocalSource } from '../core/catalog/localSource.ts';
import type { ScannedSkill, ScanProgress } from '../core/catalog/skillSource.ts';
import { neverCancelled } from '../core/host.ts';
import { parentPath } from '../core/path.ts';
import type { Cache, FileSystem } from '../core/ports.ts';
import { err, ok, type Result } from '../core/result.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import type { TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';
import { decodeUtf8 } from '../node/decodeUtf8.ts';
import { hireHelpers } from '../node/hireHelpers.ts';
import { sha256 } from '../node/sha256.ts';
import { keepFindings, keptFindings } from './check/keptFindings.ts';
import { findRequested } from './findRequested.ts';
import type { Scanned } from './command.ts';
import type { Options } from './options.ts';
import type { Output } from './output.ts';
import { findAround } from './visibility/findAround.ts';
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
  if (options.paths[0] === '-')
    return scanText(options.check.stdinPath, sourceWith(forgetfulCache, files, tokenizer), files);
  const around = options.visibility && (await findAround(options.visibility, files));
  const requested = around ?? (await findRequested(options, files));
  if (!requested.ok) return err(requested.error);
  const isCheck = options.command === 'check';
  const kept = isCheck && options.check.cache ? keptFindings(requested.value.roots) : undefined;
  const source = sourceWith(kept ?? forgetfulCache, files, tokenizer);
  if (!around && options.paths.length === 0 && requested.value.roots.length === 0)
    output.tell(nothingFound(options));
  const progress = ({ folders, skills, total }: ScanProgress): void => {
    output.progress(
      total === undefined
        ? `${folders.toString()} folders…`
        : `${skills.toString()}/${total.toString()} skills…`,
    );
  };
  const scan = await (isCheck
    ? source.scanDeep(requested.value.roots, neverCancelled, progress)
    : source.scanRoots(requested.value.roots, neverCancelled, progress));
  output.progress('');
  if (kept && scan) keepFindings(kept);
  const notices = [...requested.value.notices, ...(scan?.notices ?? [])];
  for (const { message } of notices) output.tell(printable(message));
  const wanted = scan?.skills.filter(skill => isWanted(skill, requested.value.files)) ?? [];
  const skills = [...(await composeSkills(wanted)).values()].map(composed => composed.skill);
  return ok({
    skills,
    scanned: wanted,
    notices,
    source,
    ...(around?.ok === true && { around: around.value }),
  });
}

function sourceWith(cache: Cache, files: FileSystem, tokenizer: TokenizerFamily): LocalSource {
  const worker = join(dirname(realpathSync(process.argv[1] ?? '.')), 'worker.js');
  return new LocalSource({
    files,
    cache,
    counter: estimatingCounter(tokenizer),
    digest: sha256,
    decode: decodeUtf8,
    ...(existsSync(worker) && {
      hire: (count, hired) => hireHelpers(count, hired, helpers, worker, tokenizer),
    }),
  });
}

function nothingFound({ command, personal }: Options): string {
  const where = `${printable(process.cwd())}${personal ? ' or in the home folder' : ''}`;
  return `No agent's skill folder is in ${where}. To search another folder, name it: skill-manager ${command} PATH`;
}

/** A root that was named by its SKILL.md stands for that one file. */
function isWanted({ ways }: ScannedSkill, files: ReadonlySet<string>): boolean {
  const roots = new Set([...files].map(parentPath));
  return ways.some(({ root, path }) => !roots.has(root.path) || files.has(path));
}
