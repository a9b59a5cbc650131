import type { Resource } from '../../discovery/skillFile.ts';
import { baseName } from '../../path.ts';
import { slipsBetween } from '../fields/nearestWord.ts';
import { folderOf } from './fromFolder.ts';

/** The files and folders of a skill directory, to be found by what a path may have been meant to be. */
export class FileIndex {
  readonly #exact = new Set<string>();
  readonly #byLetters = new Map<string, string[]>();
  readonly #byName = new Map<string, string[]>();
  #searches = 0;

  constructor(resources: readonly Resource[]) {
    for (const { path } of [...resources, { path: 'SKILL.md' }]) {
      add(this.#byName, baseName(path).toLowerCase(), path);
      for (let at = path; at !== '' && !this.#exact.has(at); at = folderOf(at)) {
        this.#exact.add(at);
        add(this.#byLetters, at.toLowerCase(), at);
      }
    }
  }

  /** Whether there is a file or folder of exactly this path. */
  has(path: string): boolean {
    return path === '' || this.#exact.has(path);
  }

  /** The one path that differs from this in nothing but case. */
  sameButCase(path: string): string | undefined {
    return this.has(path) ? undefined : only(this.#byLetters.get(path.toLowerCase()));
  }

  /** The one file of the same name in another folder; else the one in the same folder whose name is a slip away. */
  meant(path: string): string | undefined {
    const name = baseName(path).toLowerCase();
    if (!name.includes('.') || path.startsWith('../') || ofMany.test(name)) return undefined;
    const moved = only(this.#byName.get(name));
    if (moved !== undefined || this.#searches++ >= mostSearches) return moved;
    return only(this.#nearOnes(path, name));
  }

  /** Whether it is a file's path without what is behind the last dot: `scripts/run` where there is a `scripts/run.py`. */
  hasWithEnding(path: string): boolean {
    const start = `${path}.`;
    for (const one of this.#exact) if (one.startsWith(start) && !one.includes('/', start.length)) return true;
    return false;
  }

  #nearOnes(path: string, name: string): string[] {
    const folder = folderOf(path);
    const allowed = name.length >= 12 ? 2 : name.length >= 7 ? 1 : 0;
    const ending = name.slice(name.lastIndexOf('.'));
    return [...this.#byName].flatMap(([other, paths]) =>
      other.endsWith(ending) && digitsOf(other) === digitsOf(name) && slipsBetween(name, other) <= allowed
        ? paths.filter(one => folderOf(one) === folder)
        : [],
    );
  }
}

/** Names that are compared with all others; findings of one rule in one file are cut before that. */
const mostSearches = 200;

/** Names that files of many folders have. */
const ofMany = /^(?:skill|readme|index|license|changelog)\./;

function digitsOf(name: string): string {
  return name.replace(/\D+/g, ' ');
}

const indexes = new WeakMap<readonly Resource[], FileIndex>();

/** The index of these resources, made once. */
export function fileIndexOf(resources: readonly Resource[]): FileIndex {
  const known = indexes.get(resources) ?? new FileIndex(resources);
  indexes.set(resources, known);
  return known;
}

function add(map: Map<string, string[]>, key: string, path: string): void {
  const paths = map.get(key);
  if (paths) paths.push(path);
  else map.set(key, [path]);
}

function only(paths: readonly string[] | undefined): string | undefined {
  return paths?.length === 1 ? paths[0] : undefined;
}
