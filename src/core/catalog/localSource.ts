import { agents } from '../agents/index.ts';
import { findRoots, type Places } from '../discovery/findRoots.ts';
import { findSkills } from '../discovery/findSkills.ts';
import { noticeOf } from '../discovery/noticeOf.ts';
import type { Notice, SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import { baseName } from '../path.ts';
import type { Cache, Decode, Digest, FileError, FileSystem, TokenCounter } from '../ports.ts';
import { ok, type Result } from '../result.ts';
import { analyzeSkill } from './analyzeSkill.ts';
import { checkSkillFiles } from './checkSkillFiles.ts';
import { forgetfulCache } from './forgetfulCache.ts';
import type { Analysis } from './skill.ts';
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
}

/** No honest SKILL.md is a hundredth of this; a larger one is left out, with a notice. */
export const maxSkillBytes = 32 * 1024 * 1024;

/** The source that works where it is called. */
export class LocalSource implements SkillSource {
  readonly #ports: SourcePorts;

  constructor(ports: SourcePorts) {
    this.#ports = ports;
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
    const stat = await this.#ports.files.stat(file.location);
    if (!stat.ok) return stat;
    const { size, modified, changed } = stat.value;
    return this.#read({ ...file, size, modified, changed }, token, forgetfulCache);
  }

  async examine(subject: TextSubject, token: CancellationToken): Promise<Examined | undefined> {
    const analysis = this.#analyze(subject.text, subject.directory);
    const filesFindings = await checkSkillFiles(
      analysis,
      subject.directory,
      subject.resources,
      this.#ports.files,
    );
    return token.isCancellationRequested ? undefined : { analysis, filesFindings };
  }

  async readText(location: string): Promise<Result<string, FileError>> {
    const bytes = await this.#ports.files.readFile(location, maxSkillBytes);
    return bytes.ok ? ok(this.#ports.decode(bytes.value)) : bytes;
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
    let folders = foldersBefore;
    const walked = await findSkills(roots, {
      files: this.#ports.files,
      token,
      progress: more => {
        folders += more;
        progress({ folders, skills: 0, total: undefined });
      },
    });
    if (!walked) return undefined;
    const skills: ScannedSkill[] = [];
    const notices: Notice[] = [...walked.notices];
    const total = walked.skills.length;
    for (const file of walked.skills) {
      const skill = await this.#read(file, token);
      if (!skill) return undefined;
      if (skill.ok) skills.push(skill.value);
      else notices.push(noticeOf(skill.error, file.location));
      progress({ folders, skills: skills.length, total });
    }
    return { skills, notices };
  }

  async #read(
    file: SkillFile,
    token: CancellationToken,
    known: Cache = this.#ports.cache,
  ): Promise<Result<ScannedSkill, FileError> | undefined> {
    if (token.isCancellationRequested) return undefined;
    const { cache, counter } = this.#ports;
    const key = `${file.location} ${baseName(file.directory)} ${counter.id}`;
    const cached = known.get(key, file);
    let analysis = isAnalysis(cached) ? cached : undefined;
    if (!analysis) {
      const text = await this.readText(file.location);
      if (!text.ok) return text;
      analysis = this.#analyze(text.value, file.directory);
      cache.set(key, file, analysis);
    }
    const filesFindings = await checkSkillFiles(analysis, file.directory, file.resources, this.#ports.files);
    return token.isCancellationRequested ? undefined : ok({ ...file, analysis, filesFindings });
  }

  #analyze(text: string, directory: string): Analysis {
    return analyzeSkill(text, baseName(directory), this.#ports.counter, this.#ports.digest);
  }
}

/** Whether a cached value has the shape that this class stores; what was damaged on disk has not. */
function isAnalysis(value: unknown): value is Analysis {
  const { name, description, hash, tokens, findings, references, nameSpan, nameRange } = (value ??
    {}) as Partial<Record<keyof Analysis, unknown>>;
  return (
    [name, description, hash].every(text => typeof text === 'string') &&
    [tokens, nameSpan, nameRange].every(part => typeof part === 'object' && part !== null) &&
    [findings, references].every(Array.isArray)
  );
}
