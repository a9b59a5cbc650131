import { findSkills } from '../discovery/findSkills.ts';
import { noticeOf } from '../discovery/noticeOf.ts';
import type { Notice, SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import type { FileError } from '../ports.ts';
import { ok, type Result } from '../result.ts';
import type { FilePlace, Helper } from './helper.ts';
import { shareWork } from './shareWork.ts';
import type { ScannedRoots, ScannedSkill, ScanProgress } from './skillSource.ts';
import type { SourcePorts } from './sourcePorts.ts';

/** Files that a helper takes at a time: some 50 ms of work. */
const batchSize = 32;

/** What is made of each SKILL.md of a scan, and kept until the file changes. */
export interface Look<T> {
  /** Whether the cache may have it: then no help is needed. */
  mayBeKept(place: FilePlace & Pick<SkillFile, 'size' | 'modified' | 'changed'>): boolean;
  /** What the cache has. */
  kept(file: SkillFile): Promise<T | undefined> | T | undefined;
  keep(file: SkillFile, made: T): void;
  make(
    worker: Pick<Helper, 'analyzeFiles' | 'examineFiles'>,
    files: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly Result<T, FileError>[] | undefined>;
  skillOf(file: SkillFile, made: T): Promise<ScannedSkill> | ScannedSkill;
}

interface Missing {
  readonly file: SkillFile;
  /** Its place among all. */
  readonly at: number;
}

/** Walks through roots and has the files that are found worked on by all threads that there are. */
export class RootScan {
  readonly #ports: SourcePorts;
  readonly #own: Pick<Helper, 'analyzeFiles' | 'examineFiles'>;

  /** @param own does the work in this thread */
  constructor(ports: SourcePorts, own: Pick<Helper, 'analyzeFiles' | 'examineFiles'>) {
    this.#ports = ports;
    this.#own = own;
  }

  /** Undefined when cancelled. */
  async run<T>(
    roots: readonly SkillRoot[],
    look: Look<T>,
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
    foldersBefore = 0,
  ): Promise<ScannedRoots | undefined> {
    const { files, hire } = this.#ports;
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
          if (!look.mayBeKept(file)) helpers = hire?.(++missing, helpers) ?? [];
        },
      });
      if (!walked) return undefined;
      const total = walked.skills.length;
      const results = await this.#lookAtAll(walked.skills, look, helpers, token, skills => {
        progress({ folders, skills, total });
      });
      if (!results) return undefined;
      const skills: ScannedSkill[] = [];
      const notices: Notice[] = [...walked.notices];
      for (const [at, file] of walked.skills.entries()) {
        const result = results[at];
        if (result?.ok) skills.push(await look.skillOf(file, result.value));
        else if (result) notices.push(noticeOf(result.error, file.location));
      }
      return token.isCancellationRequested ? undefined : { skills, notices };
    } finally {
      for (const helper of helpers) helper.dispose();
    }
  }

  /** In the order of the files: what the cache has, and the rest shared among all who help. */
  async #lookAtAll<T>(
    files: readonly SkillFile[],
    look: Look<T>,
    helpers: readonly Helper[],
    token: CancellationToken,
    progress: (done: number) => void,
  ): Promise<readonly (Result<T, FileError> | undefined)[] | undefined> {
    const results: (Result<T, FileError> | undefined)[] = [];
    const missing: Missing[] = [];
    for (const [at, file] of files.entries()) {
      const kept = await look.kept(file);
      results.push(kept === undefined ? undefined : ok(kept));
      if (kept === undefined) missing.push({ file, at });
    }
    let done = files.length - missing.length;
    progress(done);
    const workers = [this.#own, ...helpers].map(worker => async (batch: readonly Missing[]) => {
      const made = await look.make(
        worker,
        batch.map(({ file }) => file),
        token,
      );
      progress((done += made?.length ?? 0));
      return made;
    });
    const [own, ...others] = workers;
    const made = own && (await shareWork(missing, own, others, batchSize));
    if (!made || token.isCancellationRequested) return undefined;
    for (const [index, { file, at }] of missing.entries()) {
      const result = made[index];
      results[at] = result;
      if (result?.ok) look.keep(file, result.value);
    }
    return results;
  }
}
