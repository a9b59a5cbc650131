import { agents } from '../agents/index.ts';
import { findRoots, type Places } from '../discovery/findRoots.ts';
import type { SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import { baseName } from '../path.ts';
import type { Decoded, FileError } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import { checkSkillText } from '../rules/checkSkillText.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import type { FileFacts } from '../rules/subjects.ts';
import { ProfileBatch } from '../search/profileBatch.ts';
import { searchedFields, searchedResources } from '../search/searchedFields.ts';
import { skillProfile } from '../search/skillProfile.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import { analyzeSkill } from './analyzeSkill.ts';
import { analysisKey } from './analysisKey.ts';
import { checkSkillFiles } from './checkSkillFiles.ts';
import type { FilePlace } from './helper.ts';
import { RootScan } from './rootScan.ts';
import { ResourceChecker } from './resourceChecker.ts';
import { maxSkillBytes } from './maxSkillBytes.ts';
import type { Analysis } from './skill.ts';
import { fileFacts, type Asked } from './fileFacts.ts';
import { firstLook } from './firstLook.ts';
import type { Examined } from './examined.ts';
import type {
  FileWeight,
  ProfiledText,
  Profiles,
  ProfileSubject,
  Scan,
  ScannedRoots,
  ScannedSkill,
  ScanProgress,
  SkillSource,
  TextSubject,
} from './skillSource.ts';
import type { SourcePorts } from './sourcePorts.ts';
import { weighFile } from './weighFile.ts';
import { wholeLook } from './wholeLook.ts';

/** The source that works where it is called. */
export class LocalSource implements SkillSource {
  readonly #ports: SourcePorts;
  readonly #checker: ResourceChecker;
  readonly #scan: RootScan;

  constructor(ports: SourcePorts) {
    this.#ports = ports;
    this.#checker = new ResourceChecker(ports);
    this.#scan = new RootScan(ports, this);
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
    const scanned = await this.#scan.run(found.roots, firstLook(this.#ports), token, progress, folders);
    return scanned && { ...scanned, roots: found.roots, notices: [...found.notices, ...scanned.notices] };
  }

  scanRoots(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void = () => undefined,
  ): Promise<ScannedRoots | undefined> {
    return this.#scan.run(roots, firstLook(this.#ports), token, progress);
  }

  /** The same with what the files beside each SKILL.md show. */
  scanDeep(
    roots: readonly SkillRoot[],
    token: CancellationToken,
    progress: (progress: ScanProgress) => void,
  ): Promise<ScannedRoots | undefined> {
    return this.#scan.run(roots, wholeLook(this.#ports), token, progress);
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
    const [examined] = (await this.examineFiles([renewed], token)) ?? [];
    if (!examined?.ok) return examined;
    cache.set(analysisKey(renewed, this.#ports.counter), renewed, examined.value.analysis);
    return ok({ ...renewed, ...examined.value });
  }

  async analyzeFiles(
    files: readonly FilePlace[],
    token: CancellationToken,
  ): Promise<readonly Result<Analysis, FileError>[] | undefined> {
    const analyses: Result<Analysis, FileError>[] = [];
    for (const { location, directory } of files) {
      if (token.isCancellationRequested) return undefined;
      const read = await this.#read(location);
      if (!read.ok) analyses.push(read);
      else analyses.push(ok(this.#analyze(parseSkill(read.value.text), read.value.invalid, directory)));
    }
    return analyses;
  }

  async examineFiles(
    files: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly Result<Examined, FileError>[] | undefined> {
    const all: Result<Examined, FileError>[] = [];
    for (const file of files) {
      const read = await this.#read(file.location);
      const examined = read.ok ? await this.#examine(read.value, file, token) : undefined;
      if (token.isCancellationRequested) return undefined;
      if (!read.ok) all.push(read);
      else if (examined) all.push(ok(examined));
    }
    return all;
  }

  examine(subject: TextSubject, token: CancellationToken): Promise<Examined | undefined> {
    return this.#examine({ text: subject.text, invalid: false }, subject, token);
  }

  async lookInto(
    skills: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly (readonly LocatedFinding[] | undefined)[] | undefined> {
    const all: (readonly LocatedFinding[] | undefined)[] = [];
    for (const skill of skills) {
      const factsOf = (asked: Asked): Promise<FileFacts | undefined> => this.#checker.factsOf(skill, asked);
      const found = await this.#checker.findings(factsOf, skill, token);
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

  async profiles(skills: readonly ProfileSubject[], token: CancellationToken): Promise<Profiles | undefined> {
    const batch = new ProfileBatch();
    const all: (ProfiledText | undefined)[] = [];
    for (const skill of skills) {
      const { location, name, resources, queries = [] } = skill;
      const store = this.#ports.profiles?.store;
      const about = [name, ...searchedResources(resources), ...queries.map(query => `? ${query}`)].join('\n');
      const kept = store?.get({ location, about, hash: skill.hash });
      if (store && kept) {
        all.push({ hash: skill.hash, profile: batch.addNumbered(kept, store.terms) });
        continue;
      }
      const read = await this.readText(location);
      if (token.isCancellationRequested) return undefined;
      if (!read.ok) {
        all.push(undefined);
        continue;
      }
      const profile = skillProfile(searchedFields({ ...skill, text: read.value }));
      const hash = this.#ports.digest(read.value);
      store?.set({ location, about, hash }, profile);
      all.push({ hash, profile: batch.add(profile) });
    }
    return { terms: batch.terms, counts: batch.counts, skills: all };
  }

  profiled(): void {
    // What is kept is its owner's to save.
  }

  weigh(path: string): Promise<FileWeight | undefined> {
    const { files, counter, decode } = this.#ports;
    return weighFile(path, files, counter, decode);
  }

  async #read(location: string): Promise<Result<Decoded, FileError>> {
    const bytes = await this.#ports.files.readFile(location, maxSkillBytes);
    return bytes.ok ? ok(this.#ports.decode(bytes.value)) : bytes;
  }

  #analyze(document: SkillDocument, invalid: boolean, directory: string): Analysis {
    const { counter, digest } = this.#ports;
    return analyzeSkill(document, invalid, baseName(directory), counter, digest);
  }

  async #examine(
    { text, invalid }: Decoded,
    { directory, resources }: Pick<SkillFile, 'directory' | 'resources'>,
    token: CancellationToken,
  ): Promise<Examined | undefined> {
    const document = parseSkill(text);
    const analysis = this.#analyze(document, invalid, directory);
    const known = new Map<string, boolean>();
    const filesFindings = await checkSkillFiles(analysis, directory, resources, this.#ports.files, known);
    const findings = checkSkillText(document);
    const factsOf = (asked: Asked): FileFacts => ({
      ...fileFacts(document, asked, analysis.references),
      ...{ findings, hash: analysis.hash },
    });
    const found = await this.#checker.findings(factsOf, { directory, resources }, token, known);
    return found && { analysis, filesFindings, resourceFindings: found, elsewhere: [...known] };
  }
}

function movedAway(path: string): FileError {
  const message = `${path} has become a link to another file and was not followed.`;
  return { kind: 'notFound', path, message };
}
