import { findSkills } from '../discovery/findSkills.ts';
import { noticeOf } from '../discovery/noticeOf.ts';
import type { Discovery, Notice, SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import type { FileError } from '../ports.ts';
import { ok, type Result } from '../result.ts';
import { analysisKey } from './analysisKey.ts';
import type { Helper } from './helper.ts';
import { isAnalysis } from './isAnalysis.ts';
import { shareWork } from './shareWork.ts';
import type { Analysis } from './skill.ts';
import type { ScannedRoots, ScannedSkill, ScanProgress } from './skillSource.ts';
import type { SourcePorts } from './sourcePorts.ts';

/** Files that a helper takes at a time: some 50 ms of work. */
const batchSize = 32;

/** Walks through roots and has the files that are found worked on by all threads that there are. */
export class RootScan {
  readonly #ports: SourcePorts;
  readonly #own: Pick<Helper, 'analyzeFiles' | 'examineFiles'>;
  readonly #withFindings: (file: SkillFile, analysis: Analysis) => Promise<ScannedSkill>;

  /**
   * @param own does the work in this thread
   * @param withFindings adds what the files rules say
   */
  constructor(
    ports: SourcePorts,
    own: Pick<Helper, 'analyzeFiles' | 'examineFiles'>,
    withFindings: (file: SkillFile, analysis: Analysis) => Promise<ScannedSkill>,
  ) {
    this.#ports = ports;
    this.#own = own;
    this.#withFindings = withFindings;
  }

  /** Reads each SKILL.md, or takes what the cache has of it. */
  shallow(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
    foldersBefore = 0,
  ): Promise<ScannedRoots | undefined> {
    return this.#run(roots, token, progress, foldersBefore, false);
  }

  /** Reads each SKILL.md and the files beside it, whatever the cache has. */
  deep(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
  ): Promise<ScannedRoots | undefined> {
    return this.#run(roots, token, progress, 0, true);
  }

  async #run(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
    foldersBefore: number,
    deep: boolean,
  ): Promise<ScannedRoots | undefined> {
    const { files, cache, counter, hire } = this.#ports;
    let folders = foldersBefore;
    let helpers: readonly Helper[] = [];
    let missing = 0;
    try {
      const walked = await findSkills(roots, {
        files,
        token,
        progress: more => {
          folders += more;
          progress({ folders, skills: 0, total: undefined });
        },
        // A thread takes as long to start as the rest of the walk.
        found: file => {
          if (deep || !isAnalysis(cache.get(analysisKey(file, counter), file)))
            helpers = hire?.(++missing, helpers) ?? [];
        },
      });
      const told = (skills: number): void => {
        progress({ folders, skills, total: walked?.skills.length });
      };
      const work = deep ? this.#examineAll : this.#scanFiles;
      return walked && (await work.call(this, walked, helpers, token, told));
    } finally {
      for (const helper of helpers) helper.dispose();
    }
  }

  async #scanFiles(
    walked: Discovery,
    helpers: readonly Helper[],
    token: CancellationToken,
    progress: (skills: number) => void,
  ): Promise<ScannedRoots | undefined> {
    const analyses = await this.#analyzeAll(walked.skills, helpers, token, progress);
    const scanned = analyses && (await gather(walked, analyses, this.#withFindings));
    return token.isCancellationRequested ? undefined : scanned;
  }

  async #examineAll(
    walked: Discovery,
    helpers: readonly Helper[],
    token: CancellationToken,
    progress: (skills: number) => void,
  ): Promise<ScannedRoots | undefined> {
    let done = 0;
    const workers = [this.#own, ...helpers].map(worker => async (batch: readonly SkillFile[]) => {
      const examined = await worker.examineFiles(batch, token);
      progress((done += examined?.length ?? 0));
      return examined;
    });
    const [own, ...others] = workers;
    const all = own && (await shareWork(walked.skills, own, others, batchSize));
    if (!all || token.isCancellationRequested) return undefined;
    return gather(walked, all, (file, examined) => ({ ...file, ...examined }));
  }

  /** In the order of the files: what the cache has, and the rest shared among all who help. */
  async #analyzeAll(
    files: readonly SkillFile[],
    helpers: readonly Helper[],
    token: CancellationToken,
    progress: (done: number) => void,
  ): Promise<readonly (Result<Analysis, FileError> | undefined)[] | undefined> {
    const { cache } = this.#ports;
    const results = files.map(file => {
      const cached = cache.get(analysisKey(file, this.#ports.counter), file);
      return isAnalysis(cached) ? ok(cached) : undefined;
    }) as (Result<Analysis, FileError> | undefined)[];
    const missing = files.flatMap((file, at) => (results[at] ? [] : [{ file, at }]));
    let done = files.length - missing.length;
    progress(done);
    const workers = [this.#own, ...helpers].map(
      worker => async (batch: readonly (typeof missing)[number][]) => {
        const places = batch.map(({ file: { location, directory } }) => ({ location, directory }));
        const analyses = await worker.analyzeFiles(places, token);
        progress((done += analyses?.length ?? 0));
        return analyses;
      },
    );
    const [own, ...others] = workers;
    const analyses = own && (await shareWork(missing, own, others, batchSize));
    if (!analyses || token.isCancellationRequested) return undefined;
    for (const [index, { file, at }] of missing.entries()) {
      const analysis = analyses[index];
      results[at] = analysis;
      if (analysis?.ok) cache.set(analysisKey(file, this.#ports.counter), file, analysis.value);
    }
    return results;
  }
}

/** The skills of what could be read, in the order of the files, and notices of the rest. */
async function gather<T>(
  walked: Discovery,
  results: readonly (Result<T, FileError> | undefined)[],
  complete: (file: SkillFile, value: T) => Promise<ScannedSkill> | ScannedSkill,
): Promise<ScannedRoots> {
  const skills: ScannedSkill[] = [];
  const notices: Notice[] = [...walked.notices];
  for (const [at, file] of walked.skills.entries()) {
    const result = results[at];
    if (result?.ok) skills.push(await complete(file, result.value));
    else if (result) notices.push(noticeOf(result.error, file.location));
  }
  return { skills, notices };
}
