import { baseName, childPath, isInside, joinPath, relativePath } from '../path.ts';
import type { DirectoryEntry, FileStat } from '../ports.ts';
import { compare } from './compare.ts';
import { noticeOf } from './noticeOf.ts';
import type { Notice, Resource, SkillRoot } from './skillFile.ts';
import { skippedInRoots } from './skippedInRoots.ts';
import { linkAsText, looseFiles, misnamed } from './strayFiles.ts';
import type { Walk } from './walk.ts';

export interface RootLimits {
  /** Levels below the root. */
  readonly depth: number;
  /** Folders read below one root. */
  readonly folders: number;
  /** Resources listed of one skill. */
  readonly resources: number;
}

/** A SKILL.md as one root shows it. */
export interface FoundSkill {
  readonly location: string;
  /** Real path of the directory in which SKILL.md, or the link to it, lies. */
  readonly directory: string;
  /** Whether SKILL.md is itself a link. */
  readonly linked: boolean;
  readonly stat: FileStat;
  /** Paths of SKILL.md below the root, as written. */
  readonly paths: string[];
  readonly resources: Resource[];
}

/** A directory on the way: where it is, and as what it was reached. */
interface Step {
  readonly real: string;
  readonly via: string;
  readonly depth: number;
  /** The innermost skill around it. */
  readonly owner: FoundSkill | undefined;
}

/**
 * One walk through one root. Real directories come first and links after them, so that a file is listed under its own
 * path; every directory is read once, by its real path, however many links lead to it.
 */
export class SkillRootWalk {
  readonly skills: FoundSkill[] = [];
  readonly notices: Notice[] = [];
  readonly #walk: Walk;
  readonly #root: SkillRoot;
  readonly #limits: RootLimits;
  readonly #visited = new Set<string>();
  readonly #links: Step[] = [];
  readonly #again: Step[] = [];
  readonly #overfull = new Set<FoundSkill>();
  #deepest: string | undefined;
  #full = false;

  constructor(root: SkillRoot, walk: Walk, limits: RootLimits) {
    this.#root = root;
    this.#walk = walk;
    this.#limits = limits;
  }

  async run(): Promise<void> {
    const { path } = this.#root;
    const real = await this.#walk.files.realPath(path);
    if (!real.ok) {
      this.notices.push(noticeOf(real.error, path, true));
      return;
    }
    await this.#enter({ real: real.value, via: path, depth: 0, owner: undefined });
    for (let link = this.#links.shift(); link && !this.#stopped; link = this.#links.shift()) {
      await this.#follow(link);
    }
    this.#addWays();
    for (const { resources } of this.skills) resources.sort((a, b) => compare(a.path, b.path));
    for (const skill of this.#overfull) this.notices.push(this.#tooManyResources(skill));
    if (this.#deepest !== undefined) this.notices.push(this.#tooDeep(this.#deepest));
  }

  get #stopped(): boolean {
    return this.#full || this.#walk.token.isCancellationRequested;
  }

  async #enter(step: Step): Promise<void> {
    if (this.#stopped) return;
    if (this.#visited.has(step.real)) {
      this.#again.push(step);
      return;
    }
    if (this.#visited.size >= this.#limits.folders) {
      this.#full = true;
      this.notices.push(this.#tooMany(step.via));
      return;
    }
    this.#visited.add(step.real);
    const entries = await this.#walk.files.readDirectory(step.real);
    this.#walk.progress?.(1);
    if (!entries.ok) {
      this.notices.push(noticeOf(entries.error, step.via));
      return;
    }
    const sorted = entries.value.toSorted((a, b) => compare(a.name, b.name));
    const marker = sorted.find(entry => entry.name === 'SKILL.md');
    const skill = marker && (await this.#skill(marker, step));
    await this.#tellStrays(sorted, step);
    await this.#visitEntries(sorted, { ...step, owner: skill ?? step.owner });
  }

  async #visitEntries(entries: readonly DirectoryEntry[], step: Step): Promise<void> {
    for (const { name, kind } of entries) {
      const real = childPath(step.real, name);
      if (kind === 'file') {
        if (step.owner && name !== 'SKILL.md') await this.#resource(real, step.owner);
      } else if (kind === 'other' || this.#isSkipped(name, step)) {
        continue;
      } else if (kind === 'link' && name === 'SKILL.md') {
        continue;
      } else if (kind === 'directory' && step.depth >= this.#limits.depth) {
        this.#deepest ??= childPath(step.via, name);
      } else {
        const next: Step = { real, via: childPath(step.via, name), depth: step.depth + 1, owner: step.owner };
        if (kind === 'link') this.#links.push(next);
        else await this.#enter(next);
      }
    }
  }

  /** Packages are those of a skill, or of a folder that the user named; in an agent's own folder some agents enter them. */
  #isSkipped(name: string, { owner, depth }: Step): boolean {
    if (!skippedInRoots.has(name)) return false;
    return name === '.git' || this.#root.scope === 'custom' || (owner !== undefined && depth > 0);
  }

  /** What is nearly a skill: inside of one, anything may lie. */
  async #tellStrays(entries: readonly DirectoryEntry[], step: Step): Promise<void> {
    if (step.owner) return;
    const told = [misnamed(entries, step.via)];
    if (step.depth === 0 && this.#root.scope !== 'custom') {
      told.push(looseFiles(entries, this.#root));
      for (const entry of entries) told.push(await linkAsText(entry, step, this.#walk.files));
    }
    for (const notice of told) if (notice) this.notices.push(notice);
  }

  /** The skill whose SKILL.md the entry is; undefined, with a notice, where it cannot be one. */
  async #skill({ name, kind }: DirectoryEntry, step: Step): Promise<FoundSkill | undefined> {
    if (kind === 'directory') return undefined;
    const { files } = this.#walk;
    const path = childPath(step.real, name);
    const via = childPath(step.via, name);
    const real = kind === 'link' ? await files.realPath(path) : { ok: true as const, value: path };
    if (real.ok && baseName(real.value) !== name) {
      this.notices.push(foreignLink(via, real.value));
      return undefined;
    }
    const stat = real.ok && kind !== 'other' ? await files.stat(real.value) : real;
    if (!stat.ok) this.notices.push(noticeOf(stat.error, via, kind === 'link'));
    if (!stat.ok || !real.ok) return undefined;
    if (typeof stat.value === 'string' || stat.value.kind !== 'file') {
      this.notices.push(noticeOf({ kind: 'notRegular', path: via, message: '' }, via));
      return undefined;
    }
    const skill: FoundSkill = {
      location: real.value,
      directory: step.real,
      linked: kind === 'link',
      stat: stat.value,
      paths: [via],
      resources: [],
    };
    this.skills.push(skill);
    this.#walk.found?.({ ...stat.value, location: skill.location, directory: skill.directory });
    return skill;
  }

  async #resource(real: string, owner: FoundSkill): Promise<void> {
    if (owner.resources.length >= this.#limits.resources) {
      this.#overfull.add(owner);
      return;
    }
    const stat = await this.#walk.files.stat(real);
    if (!stat.ok || stat.value.kind !== 'file') return;
    const { size, executable, modified, changed } = stat.value;
    const path = relativePath(owner.directory, real);
    owner.resources.push({ path, size, executable, modified, changed });
  }

  async #follow(link: Step): Promise<void> {
    const { files } = this.#walk;
    const target = await files.realPath(link.real);
    const stat = target.ok ? await files.stat(target.value) : target;
    if (!target.ok || !stat.ok || typeof stat.value === 'string') {
      if (!stat.ok) this.notices.push(noticeOf(stat.error, link.via, true));
      return;
    }
    const owner = link.owner && isInside(target.value, link.owner.directory) ? link.owner : undefined;
    if (stat.value.kind === 'file') {
      if (owner) await this.#resource(link.real, owner);
    } else if (stat.value.kind === 'directory') {
      if (isInside(link.real, target.value)) {
        const message = `A link leads to a folder around it and was not followed: ${link.via}`;
        this.notices.push({ kind: 'linkLoop', path: link.via, message });
      } else if (link.depth > this.#limits.depth && !this.#visited.has(target.value)) {
        this.#deepest ??= link.via;
      } else await this.#enter({ ...link, real: target.value, owner });
    }
  }

  /** What was reached a second time has another path to each skill in it. */
  #addWays(): void {
    for (const { real, via } of this.#again) {
      for (const skill of this.skills) {
        if (!isInside(skill.directory, real)) continue;
        const path = joinPath(via, relativePath(real, skill.directory), 'SKILL.md');
        if (!skill.paths.includes(path)) skill.paths.push(path);
      }
    }
  }

  #tooDeep(path: string): Notice {
    const message = `${this.#root.label} was searched ${this.#limits.depth.toString()} levels deep. To search such a folder, name the folder itself as a root. This one, and others as deep, were not entered: ${path}`;
    return { kind: 'tooDeep', path, message };
  }

  #tooMany(at: string): Notice {
    const message = `${this.#root.label} holds more than ${this.#limits.folders.toString()} folders. To see skills that are missing, name their folder itself as a root. The search ended at: ${at}`;
    return { kind: 'tooMany', path: this.#root.path, message };
  }

  #tooManyResources({ directory }: FoundSkill): Notice {
    const message = `A skill holds more than ${this.#limits.resources.toString()} files; the others are not listed, but can be read by their paths: ${directory}`;
    return { kind: 'tooMany', path: directory, message };
  }
}

/** A SKILL.md that is another file under a link's name would show any file of the disk as a skill. */
function foreignLink(path: string, target: string): Notice {
  const message = `A link called SKILL.md leads to a file of another name and was not followed. Link to a SKILL.md or to its folder, or put a copy in its place: ${path} leads to ${target}`;
  return { kind: 'foreignLink', path, message };
}
