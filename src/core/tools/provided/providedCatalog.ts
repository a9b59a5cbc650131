import type { CatalogChange, ReadableCatalog } from '../../catalog/readableCatalog.ts';
import type { Skill } from '../../catalog/skill.ts';
import type { SkillSource } from '../../catalog/skillSource.ts';
import type { Notice, Resource, SkillRoot } from '../../discovery/skillFile.ts';
import { compare } from '../../discovery/compare.ts';
import { Emitter, neverCancelled, type Disposable } from '../../host.ts';
import type { FileError } from '../../ports.ts';
import { err, ok, type Result } from '../../result.ts';
import { skillText } from '../newSkill/skillTemplate.ts';
import type { ProvidedSkill, SkillProvider } from './skillProvider.ts';

/** Below this lie the skills of programs; no disk has such a folder. */
export const providedRoot = '/@skills';

interface Provided {
  readonly skill: Skill;
  readonly text: string;
  readonly provider: SkillProvider;
}

/** A catalog with the skills of programs among those of the disk. */
export class ProvidedCatalog implements ReadableCatalog, Disposable {
  readonly #inner: ReadableCatalog;
  readonly #source: Pick<SkillSource, 'examine'>;
  readonly #tell: (message: string) => void;
  readonly #changed = new Emitter<CatalogChange>();
  readonly #subscription: Disposable;
  readonly #owners = new Map<string, ReadonlyMap<string, Provided>>();
  #all: { readonly of: readonly Skill[]; readonly skills: readonly Skill[] } | undefined;

  readonly onDidChange = this.#changed.event;

  /** @param tell hears of skills that are left out, a sentence each */
  constructor(inner: ReadableCatalog, source: Pick<SkillSource, 'examine'>, tell: (message: string) => void) {
    this.#inner = inner;
    this.#source = source;
    this.#tell = tell;
    this.#subscription = inner.onDidChange(change => {
      this.#all = undefined;
      this.#changed.fire(change);
    });
  }

  get state(): ReadableCatalog['state'] {
    return this.#inner.state;
  }

  get skills(): readonly Skill[] {
    const of = this.#inner.skills;
    if (this.#all?.of !== of) {
      const provided = [...this.#owners.values()].flatMap(skills => [...skills.values()]);
      const skills = [...of, ...provided.map(({ skill }) => skill)].sort(
        (a, b) => compare(a.analysis.name, b.analysis.name) || compare(a.location, b.location),
      );
      this.#all = { of, skills: provided.length === 0 ? of : skills };
    }
    return this.#all.skills;
  }

  get roots(): readonly SkillRoot[] {
    return this.#inner.roots;
  }

  get notices(): readonly Notice[] {
    return this.#inner.notices;
  }

  get(location: string): Skill | undefined {
    return this.#inner.get(location) ?? this.#provided(location)?.skill;
  }

  textOf(location: string): Promise<Result<string, FileError>> {
    if (!location.startsWith(`${providedRoot}/`)) return this.#inner.textOf(location);
    const found = this.#provided(location);
    return Promise.resolve(
      found
        ? ok(found.text)
        : err({ kind: 'notFound', path: location, message: 'The extension that brought it is gone.' }),
    );
  }

  /** The text of a file of a provided skill; undefined where there is none at that path. */
  async resource(path: string): Promise<string | undefined> {
    for (const { skill, provider } of [...this.#owners.values()].flatMap(skills => [...skills.values()])) {
      if (!path.startsWith(`${skill.directory}/`)) continue;
      const relative = path.slice(skill.directory.length + 1);
      return (await provider.readResource(skill.analysis.name, relative)) ?? undefined;
    }
    return undefined;
  }

  /** Takes in the skills of `provider` until the answer is disposed; `owner` is the id of the extension. Settles when they are there. */
  async add(owner: string, provider: SkillProvider): Promise<Disposable> {
    let key = owner;
    for (let at = 2; this.#owners.has(key); at++) key = `${owner}-${at}`;
    this.#owners.set(key, new Map());
    const read = async (): Promise<void> => {
      const skills = await this.#read(key, provider);
      if (this.#owners.has(key)) this.#set(key, skills);
    };
    let reading = read();
    const listening = provider.onDidChange?.(() => {
      reading = reading.then(read, read);
      reading.catch((error: unknown) =>
        this.#tell(`The skills of ${owner} cannot be listed: ${String(error)}`),
      );
    });
    try {
      await reading;
    } catch (error) {
      listening?.dispose();
      this.#owners.delete(key);
      throw error;
    }
    return {
      dispose: () => {
        listening?.dispose();
        if (this.#owners.has(key)) this.#set(key, undefined);
      },
    };
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#owners.clear();
    this.#changed.dispose();
  }

  #provided(location: string): Provided | undefined {
    for (const skills of this.#owners.values()) {
      const found = skills.get(location);
      if (found) return found;
    }
    return undefined;
  }

  #set(key: string, skills: ReadonlyMap<string, Provided> | undefined): void {
    const before = [...(this.#owners.get(key)?.keys() ?? [])];
    if (skills) this.#owners.set(key, skills);
    else this.#owners.delete(key);
    this.#all = undefined;
    const removed = new Set(before.filter(location => skills?.has(location) !== true));
    this.#changed.fire({ changed: new Set(skills?.keys()), removed });
  }

  async #read(key: string, provider: SkillProvider): Promise<ReadonlyMap<string, Provided>> {
    const skills = new Map<string, Provided>();
    for (const told of await provider.listSkills()) {
      const body = await provider.readBody(told.name);
      const provided = body === null ? undefined : await this.#make(key, provider, told, body);
      if (provided) skills.set(provided.skill.location, provided);
      else
        this.#tell(`The skill ${JSON.stringify(told.name)} of ${key} is left out: it has no instructions.`);
    }
    return skills;
  }

  async #make(
    key: string,
    provider: SkillProvider,
    told: ProvidedSkill,
    body: string,
  ): Promise<Provided | undefined> {
    const directory = `${providedRoot}/${key.replaceAll('/', '_')}/${told.name.replaceAll('/', '_')}`;
    const location = `${directory}/SKILL.md`;
    const text = skillText(told.name, told.description, body, metadataOf(told));
    const resources = (told.resources ?? []).map((path): Resource => ({ path, size: 0, executable: false }));
    const examined = await this.#source.examine({ text, directory, resources }, neverCancelled);
    if (!examined) return undefined;
    const root: SkillRoot = {
      path: directory.slice(0, directory.lastIndexOf('/')),
      scope: 'plugin',
      label: key,
      agents: [],
    };
    const { analysis } = examined;
    const skill: Skill = {
      ...{ location, directory, scope: root.scope, root, ways: [{ root, path: location }] },
      ...{ resources, analysis, findings: analysis.findings },
    };
    return { skill, text, provider };
  }
}

function metadataOf({ tools, autoActivate, surfaceMode }: ProvidedSkill): Readonly<Record<string, string>> {
  return {
    ...(tools && tools.length > 0 && { tools: tools.join(' ') }),
    ...(autoActivate && { autoActivate }),
    ...(surfaceMode && { surfaceMode }),
  };
}
