import type { Resource } from '../../discovery/skillFile.ts';
import { baseName } from '../../path.ts';
import type { FileFacts, Naming } from '../subjects.ts';
import { folderOf } from './fromFolder.ts';
import { hasOwnPurpose } from './hasOwnPurpose.ts';
import { seatOf } from './seatOf.ts';

/** Which files of a skill directory are named by another: by path, file name, name without ending, or a folder around it. */
export class NameIndex implements Naming {
  readonly #resources: readonly Resource[];
  /** Of each name, the files that are meant by it. */
  readonly #meant = new Map<string, string[]>();
  readonly #unnamed: Set<string>;
  /** Files that a text should name, and none yet does. */
  readonly #missing: Set<string>;
  #unnamedBySkill: ReadonlySet<string>;

  constructor(resources: readonly Resource[]) {
    this.#resources = resources;
    this.#unnamed = new Set(resources.map(({ path }) => path));
    this.#unnamedBySkill = this.#unnamed;
    const missing = resources.filter(({ path, size }) => size > 0 && !hasOwnPurpose(path));
    this.#missing = new Set(missing.map(({ path }) => path));
    for (const { path } of resources) {
      for (const name of namesOf(path.toLowerCase())) {
        const paths = this.#meant.get(name);
        if (!paths) this.#meant.set(name, [path]);
        else if (paths.at(-1) !== path) paths.push(path);
      }
    }
  }

  /** Whether there are files that should be named and are not, by the texts so far. */
  get isOpen(): boolean {
    return this.#missing.size > 0;
  }

  /** Whether there are files that are not named by the texts so far. */
  get hasUnnamed(): boolean {
    return this.#unnamed.size > 0;
  }

  isNamed(path: string): boolean {
    return !this.#unnamed.has(path);
  }

  isNamedBySkill(path: string): boolean {
    return !this.#unnamedBySkill.has(path);
  }

  /** Takes in SKILL.md, which comes first. */
  addSkill(facts: FileFacts): void {
    this.add('SKILL.md', facts);
    this.#unnamedBySkill = new Set(this.#unnamed);
  }

  /** Takes in what a text says. */
  add(file: string, { references, names }: FileFacts): void {
    for (const reference of references) {
      this.#say(file, seatOf(file, reference, this.#resources).target.toLowerCase());
    }
    for (const name of names?.fileNames ?? []) {
      this.#say(file, baseName(name).replace(/^@/, '').toLowerCase());
    }
    for (const name of names?.otherNames ?? []) this.#say(file, name);
  }

  /** What was said once need not be heard again, but for a file that has named itself. */
  #say(file: string, name: string): void {
    const paths = this.#meant.get(name);
    if (!paths) return;
    for (const path of paths) {
      if (path === file) continue;
      this.#unnamed.delete(path);
      this.#missing.delete(path);
    }
    if (paths.includes(file)) this.#meant.set(name, [file]);
    else this.#meant.delete(name);
  }
}

/** All that a text may say to name the file of this path, which is in small letters. */
function* namesOf(path: string): Iterable<string> {
  const name = baseName(path);
  yield path;
  yield name;
  for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1)) yield name.slice(0, at);
  for (const { index } of name.matchAll(/[-_.](?=\w)/g)) {
    if (name[index] !== '.') yield `${name.slice(0, index + 1)}*`;
    if (index > 0 && name[index] !== '.') yield `*${name.slice(index)}`;
  }
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
    yield folder;
    yield `${baseName(folder)}/`;
    if (!ordinary.test(folder)) yield baseName(folder);
  }
}

/** Folders whose names are words that any text may say. */
const ordinary = /^(?:references?|scripts?|assets?|examples?|docs?)$/;
