import { agents } from '../agents/index.ts';
import { findRoots, type Places } from '../discovery/findRoots.ts';
import { findSkills } from '../discovery/findSkills.ts';
import { noticeOf } from '../discovery/noticeOf.ts';
import type { Discovery, Notice, SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import { baseName } from '../path.ts';
import type { Cache, Decode, Decoded, Digest, FileError, FileSystem, TokenCounter } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import { analyzeSkill } from './analyzeSkill.ts';
import { checkSkillFiles } from './checkSkillFiles.ts';
import type { FilePlace, Helper } from './helper.ts';
import { isAnalysis } from './isAnalysis.ts';
import { ResourceChecker } from './resourceChecker.ts';
import { shareWork } from './shareWork.ts';
import { maxSkillBytes } from './maxSkillBytes.ts';
import type { Analysis } from './skill.ts';
import { skillFacts } from './skillFacts.ts';
import type {
  Examined,
  FileWeight,
  Scan,
  ScannedRoots,
  ScannedSkill,
  ScanProgress,
  SkillSource,
  TextSubject,
} from './skillSource.ts';
import { weighFile } from './weighFile.ts';

export interface SourcePorts {
  readonly files: FileSystem;
  readonly cache: Cache;
  readonly counter: TokenCounter;
  readonly digest: Digest;
  readonly decode: Decode;
  /** Gets help for so many files to read, besides who has come already; all are dismissed when the files are read. */
  readonly hire?: (files: number, hired: readonly Helper[]) => readonly Helper[];
}

/** Files that a helper takes at a time: some 50 ms of work. */
const batchSize = 32;

/** The source that works where it is called. */
export class LocalSource implements SkillSource {
  readonly #ports: SourcePorts;
  readonly #checker: ResourceChecker;

  constructor(ports: SourcePorts) {
    this.#ports = ports;
    this.#checker = new ResourceChecker(ports);
  }

  async scan(
    places: Places,
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
  ): Promise<Scan | undefined> {
    let folders = 0;
    const count = (more: number): void => {
      folders += more;
      progress({ folders, skills: 0, total: undefined });
    };
    const found = await findRoots(places, agents, { files: this.#ports.files, token, progress: count });
    if (!found) return undefined;
    const scanned = await this.#scan(found.roots, token, progress, folders);
    return scanned && { ...scanned, roots: found.roots, notices: [...found.notices, ...scanned.notices] };
  }

  scanRoots(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void = () => undefined,
  ): Promise<ScannedRoots | undefined> {
    return this.#scan(roots, token, progress, 0);
  }

  async readSkill(
    file: SkillFile,
    token: CancellationToken,
  ): Promise<Result<ScannedSkill, FileError> | undefined> {
    const { cache, files } = this.#ports;
    const stat = await files.stat(file.location);
    if (!stat.ok) return stat;
    const real = await files.realPath(file.location);
    if (!real.ok) return real;
    if (real.value !== file.location) return err(movedAway(file.location));
    const { size, modified, changed } = stat.value;
    const renewed: SkillFile = { ...file, size, modified, changed };
    const read = await this.#read(file.location);
    if (!read.ok) return read;
    const analysis = this.#analyze(read.value, file.directory);
    cache.set(this.#key(renewed), renewed, analysis);
    const resourceFindings = await this.#checker.findings(
      skillFacts(read.value.text, this.#ports.digest),
      renewed,
      token,
    );
    const skill = await this.#withFindings(renewed, analysis);
    return resourceFindings && ok({ ...skill, resourceFindings });
  }

  async analyzeFiles(
    files: readonly FilePlace[],
    token: CancellationToken,
  ): Promise<readonly Result<Analysis, FileError>[] | undefined> {
    const analyses: Result<Analysis, FileError>[] = [];
    for (const { location, directory } of files) {
      if (token.isCancellationRequested) return undefined;
      const read = await this.#read(location);
      analyses.push(read.ok ? ok(this.#analyze(read.value, directory)) : read);
    }
    return analyses;
  }

  async examine(subject: TextSubject, token: CancellationToken): Promise<Examined | undefined> {
    const analysis = this.#analyze({ text: subject.text, invalid: false }, subject.directory);
    const filesFindings = await checkSkillFiles(
      analysis,
      subject.directory,
      subject.resources,
      this.#ports.files,
    );
    const resourceFindings = await this.#checker.findings(
      skillFacts(subject.text, this.#ports.digest),
      subject,
      token,
    );
    return resourceFindings && { analysis, filesFindings, resourceFindings };
  }

  async lookInto(
    skills: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly (readonly LocatedFinding[] | undefined)[] | undefined> {
    const all: (readonly LocatedFinding[] | undefined)[] = [];
    for (const skill of skills) {
      const facts = await this.#checker.factsOf(skill);
      const found = facts && (await this.#checker.findings(facts, skill, token));
      if (token.isCancellationRequested) return undefined;
      all.push(found);
    }
    return all;
  }

  settled(): void {
    // The cache is its owner's to prune.
  }

  /** Since the scan a link may have taken the place of the file: what it leads to is no SKILL.md unless it is called so. */
  async readText(location: string): Promise<Result<string, FileError>> {
    const real = await this.#ports.files.realPath(location);
    if (!real.ok) return real;
    if (baseName(real.value) !== 'SKILL.md') return err(movedAway(location));
    const read = await this.#read(real.value);
    return read.ok ? ok(read.value.text) : read;
  }

  weigh(path: string): Promise<FileWeight | undefined> {
    const { files, counter, decode } = this.#ports;
    return weighFile(path, files, counter, decode);
  }

  async #scan(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
    foldersBefore: number,
  ): Promise<ScannedRoots | undefined> {
    const { files, cache, hire } = this.#ports;
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
          if (!isAnalysis(cache.get(this.#key(file), file))) helpers = hire?.(++missing, helpers) ?? [];
        },
      });
      const told = (skills: number): void => {
        progress({ folders, skills, total: walked?.skills.length });
      };
      return walked && (await this.#scanFiles(walked, helpers, token, told));
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
    if (!analyses) return undefined;
    const skills: ScannedSkill[] = [];
    const notices: Notice[] = [...walked.notices];
    for (const [at, file] of walked.skills.entries()) {
      const analysis = analyses[at];
      if (analysis?.ok) skills.push(await this.#withFindings(file, analysis.value));
      else if (analysis) notices.push(noticeOf(analysis.error, file.location));
    }
    return token.isCancellationRequested ? undefined : { skills, notices };
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
      const cached = cache.get(this.#key(file), file);
      return isAnalysis(cached) ? ok(cached) : undefined;
    }) as (Result<Analysis, FileError> | undefined)[];
    const missing = files.flatMap((file, at) => (results[at] ? [] : [{ file, at }]));
    let done = files.length - missing.length;
    progress(done);
    const workers = [this as Pick<Helper, 'analyzeFiles'>, ...helpers].map(
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
      if (analysis?.ok) cache.set(this.#key(file), file, analysis.value);
    }
    return results;
  }

  async #withFindings(file: SkillFile, analysis: Analysis): Promise<ScannedSkill> {
    const { directory, resources } = file;
    const filesFindings = await checkSkillFiles(analysis, directory, resources, this.#ports.files);
    return { ...file, analysis, filesFindings };
  }

  /** An analysis depends on the name of the directory and on the counter too. */
  #key({ location, directory }: FilePlace): string {
    return `${location} ${baseName(directory)} ${this.#ports.counter.id}`;
  }

  async #read(location: string): Promise<Result<Decoded, FileError>> {
    const bytes = await this.#ports.files.readFile(location, maxSkillBytes);
    return bytes.ok ? ok(this.#ports.decode(bytes.value)) : bytes;
  }

  #analyze(read: Decoded, directory: string): Analysis {
    return analyzeSkill(read, baseName(directory), this.#ports.counter, this.#ports.digest);
  }
}

function movedAway(path: string): FileError {
  const message = `${path} has become a link to another file and was not followed.`;
  return { kind: 'notFound', path, message };
}
