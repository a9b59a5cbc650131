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
import type { Analysis } from './skill.ts';
import type {
  Examined,
  Scan,
  ScannedRoots,
  ScannedSkill,
  ScanProgress,
  SkillSource,
  TextSubject,
} from './skillSource.ts';

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
    return this.#read({ ...file, size, modified, changed }, token);
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
  ): Promise<Result<ScannedSkill, FileError> | undefined> {
    if (token.isCancellationRequested) return undefined;
    const { cache, counter } = this.#ports;
    // Only this class writes such keys, so the value is an analysis of this counter.
    const key = `${file.location} ${baseName(file.directory)} ${counter.id}`;
    let analysis = cache.get(key, file) as Analysis | undefined;
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
