import { baseName } from '../../path.ts';
import type { ResourcesSubject } from '../subjects.ts';
import { allReferences } from './allReferences.ts';
import { folderOf } from './fromFolder.ts';

/** Which files of a skill directory name which: by path, file name, name without ending, or a folder around it. */
export class NameIndex {
  /** Of each name, the files that say it. */
  readonly #by = new Map<string, Set<string>>();

  constructor(skill: ResourcesSubject) {
    this.#addAll('SKILL.md', skill.skill);
    for (const [file, text] of skill.texts) this.#addAll(file, text);
    for (const { file, target } of allReferences(skill)) this.#add(file, target.toLowerCase());
  }

  /** The files other than itself that name the file. */
  namedBy(path: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const name of namesOf(path.toLowerCase())) {
      for (const file of this.#by.get(name) ?? []) if (file !== path) found.add(file);
    }
    return found;
  }

  #addAll(file: string, text: { fileNames: readonly string[]; otherNames: readonly string[] }): void {
    for (const name of text.fileNames) this.#add(file, baseName(name).replace(/^@/, '').toLowerCase());
    for (const name of text.otherNames) this.#add(file, name);
  }

  #add(file: string, name: string): void {
    const files = this.#by.get(name);
    if (files) files.add(file);
    else this.#by.set(name, new Set([file]));
  }
}

const indexes = new WeakMap<ResourcesSubject, NameIndex>();

/** The index of this skill, made once. */
export function nameIndexOf(skill: ResourcesSubject): NameIndex {
  const known = indexes.get(skill) ?? new NameIndex(skill);
  indexes.set(skill, known);
  return known;
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
