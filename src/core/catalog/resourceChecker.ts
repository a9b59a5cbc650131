import type { Resource, SkillFile } from '../discovery/skillFile.ts';
import type { CancellationToken } from '../host.ts';
import { joinPath } from '../path.ts';
import type { Cache, Decode, Digest, FileSystem, FileVersion } from '../ports.ts';
import { checkResources } from '../rules/checkResources.ts';
import { checkSkillText } from '../rules/checkSkillText.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import { NameIndex } from '../rules/links/nameIndex.ts';
import { seatOf } from '../rules/links/seatOf.ts';
import type { FileFacts, ResourceAnalysis } from '../rules/subjects.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { fromSkillDirectory } from '../rules/links/fromFolder.ts';
import type { Reference } from '../skill/reference.ts';
import { textKindOf } from '../skill/textKindOf.ts';
import { analyzeResource } from './analyzeResource.ts';
import { answers, everything, fileFacts, type Asked } from './fileFacts.ts';
import { findExisting } from './findExisting.ts';
import { forgetfulCache } from './forgetfulCache.ts';
import { maxSkillBytes } from './maxSkillBytes.ts';

/** Bytes; a longer text is data, not something that a model reads or a person has written. */
const maxResourceBytes = 512 * 1024;

/** Text files looked into in one skill. */
const mostTexts = 500;

export interface CheckerPorts {
  readonly files: FileSystem;
  readonly cache: Cache;
  readonly decode: Decode;
  readonly digest: Digest;
}

const lists = ['references', 'runs'] as const;

/** Gives what SKILL.md says of its files, with all that is asked; undefined where it cannot be read. */
export type SkillFacts = (asked: Asked) => FileFacts | Promise<FileFacts | undefined>;

/** Looks into the files beside a SKILL.md. What it has made of a file is kept for as long as the file stays the same. */
export class ResourceChecker {
  readonly #files: FileSystem;
  readonly #cache: Cache;
  readonly #decode: Decode;
  readonly #digest: Digest;

  constructor({ files, cache, decode, digest }: CheckerPorts) {
    this.#files = files;
    this.#cache = cache;
    this.#decode = decode;
    this.#digest = digest;
  }

  /**
   * What the resources rules and the text rules say of one skill; undefined when cancelled, or where SKILL.md
   * cannot be read. Names are looked for while there are files that nothing names, and anchors where a link asks for them.
   *
   * @param elsewhere what is known of paths that are not among the resources; what is found out is added
   */
  async findings(
    factsOf: SkillFacts,
    { directory, resources }: Pick<SkillFile, 'directory' | 'resources'>,
    token: CancellationToken,
    elsewhere?: Map<string, boolean>,
  ): Promise<readonly LocatedFinding[] | undefined> {
    const naming = new NameIndex(resources);
    let skill = await factsOf({ anchors: false, names: resources.length > 0 });
    if (!skill) return undefined;
    naming.addSkill(skill);
    const texts = new Map<string, ResourceAnalysis>();
    for (const resource of resources) {
      if (token.isCancellationRequested) return undefined;
      if (texts.size >= mostTexts) break;
      const analysis = await this.#analysisOf(directory, resource, { anchors: false, names: naming.isOpen });
      if (!analysis) continue;
      texts.set(resource.path, analysis);
      naming.add(resource.path, analysis);
    }
    for (const path of linkedParts(skill, texts, resources)) {
      if (token.isCancellationRequested) return undefined;
      const asked = { anchors: true, names: false };
      if (path === 'SKILL.md') skill = (await factsOf(asked)) ?? skill;
      const resource = texts.has(path) && resources.find(each => each.path === path);
      const analysis = resource && (await this.#analysisOf(directory, resource, asked));
      if (analysis) texts.set(path, analysis);
    }
    const { references } = skill;
    const wanted = [...references, ...[...texts].flatMap(([path, text]) => askedBy(path, text))];
    const exists = await findExisting(wanted, directory, resources, this.#files, elsewhere);
    return checkResources({ references, resources, exists, skill, texts, naming });
  }

  /** What the SKILL.md says of its files; it is read only where it has changed since it was last asked for. */
  async factsOf(skill: SkillFile, asked: Asked): Promise<FileFacts | undefined> {
    const key = `${skill.location} facts`;
    const cached = this.#cache.get(key, skill);
    if (isOfLists<FileFacts>(cached, [...lists, 'findings']) && answers(cached, asked)) return cached;
    const read = await this.#files.readFile(skill.location, maxSkillBytes);
    if (!read.ok) return undefined;
    const { text } = this.#decode(read.value);
    const document = parseSkill(text);
    const facts = {
      ...fileFacts(document, this.#atOnce(asked)),
      ...{ findings: checkSkillText(document), hash: this.#digest(text) },
    };
    this.#cache.set(key, skill, facts);
    return facts;
  }

  /** What is kept is made whole, so that a change of one file does not lead to reading others again. */
  #atOnce(asked: Asked): Asked {
    return this.#cache === forgetfulCache ? asked : everything;
  }

  async #analysisOf(
    directory: string,
    resource: Resource,
    asked: Asked,
  ): Promise<ResourceAnalysis | undefined> {
    const kind = textKindOf(resource.path, resource.executable === true);
    if (kind === undefined || resource.size > maxResourceBytes) return undefined;
    const path = joinPath(directory, resource.path);
    const version = await this.#versionOf(path, resource);
    if (!version) return undefined;
    const key = `${path} ${resource.path} ${kind}`;
    const cached = this.#cache.get(key, version);
    if (isOfLists<ResourceAnalysis>(cached, [...lists, 'silenced', 'findings']) && answers(cached, asked)) {
      return cached;
    }
    const read = await this.#files.readFile(path, maxResourceBytes);
    if (!read.ok) return undefined;
    const { text, invalid } = this.#decode(read.value);
    if (text.includes('\0')) return undefined;
    const said = analyzeResource(text, resource.path, kind, this.#atOnce(asked));
    const analysis = invalid ? said : { ...said, hash: this.#digest(text) };
    this.#cache.set(key, version, analysis);
    return analysis;
  }

  /** As it was listed; where that is not known, as it is now. */
  async #versionOf(path: string, { size, modified, changed }: Resource): Promise<FileVersion | undefined> {
    if (modified !== undefined && changed !== undefined) return { size, modified, changed };
    const stat = await this.#files.stat(path);
    return stat.ok ? stat.value : undefined;
  }
}

/** The files to whose parts links lead that have not been looked for. */
function linkedParts(
  skill: FileFacts,
  texts: ReadonlyMap<string, ResourceAnalysis>,
  resources: readonly Resource[],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [file, { references }] of [['SKILL.md', skill] as const, ...texts]) {
    for (const reference of references) {
      if (reference.fragment) found.add(seatOf(file, reference, resources).target);
    }
  }
  for (const [file, { anchors }] of [['SKILL.md', skill] as const, ...texts]) if (anchors) found.delete(file);
  return found;
}

/** What a resource refers to, as seen from its own folder and from the skill directory. */
function askedBy(file: string, { references }: ResourceAnalysis): readonly Pick<Reference, 'path'>[] {
  return references.flatMap(({ path }) => [{ path: fromSkillDirectory(file, path) }, { path }]);
}

/** Whether what the cache has is of this form: the file that it is kept in may be damaged. */
function isOfLists<T>(value: unknown, lists: readonly (keyof T & string)[]): value is T {
  const found = (value ?? {}) as Record<string, unknown>;
  return lists.every(list => Array.isArray(found[list]));
}
