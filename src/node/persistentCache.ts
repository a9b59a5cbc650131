import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Cache, FileVersion } from '../core/ports.ts';

/** Of the file as a whole; a file of another format, or of another version of the product, counts as empty. */
const format = 2;

/** A larger file than this is not ours, or not worth reading: 20,000 skills fit. */
const maxBytes = 128 * 1024 * 1024;

/**
 * A file that was changed this short a time before it was read may change again without its times telling: clocks of file
 * systems are coarse, up to two seconds on FAT. What was made of it is not kept.
 */
const settled = 2000;

interface Entry {
  readonly version: FileVersion;
  readonly value: unknown;
  /** Whether it was asked for, or made, since the last pruning. */
  used: boolean;
}

/** What was made of files, kept in one JSON file. Whatever is wrong with that file, the cache is then empty and works. */
export class PersistentCache implements Cache {
  readonly #path: string;
  readonly #product: string;
  readonly #now: () => number;
  readonly #entries: Map<string, Entry>;
  #dirty = false;

  /** @param product the version of the product, and whatever else makes old values worthless */
  constructor(path: string, product: string, now: () => number = Date.now) {
    this.#path = path;
    this.#product = product;
    this.#now = now;
    this.#entries = this.#load();
  }

  get size(): number {
    return this.#entries.size;
  }

  get(path: string, version: FileVersion): unknown {
    const entry = this.#entries.get(path);
    if (!entry || !isSame(entry.version, version)) return undefined;
    entry.used = true;
    return entry.value;
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  set(path: string, { size, modified, changed }: FileVersion, value: unknown): void {
    this.#dirty = true;
    if (this.#now() - Math.max(modified, changed) < settled) this.#entries.delete(path);
    else this.#entries.set(path, { version: { size, modified, changed }, value, used: true });
  }

  /** Drops what nobody has asked for since the last time: files that are gone. To be called after a full scan. */
  prune(): void {
    for (const [path, entry] of this.#entries) {
      if (!entry.used) this.#dirty = this.#entries.delete(path) || this.#dirty;
      entry.used = false;
    }
  }

  /** Writes the file, whole or not at all. Answers whether it is up to date; a disk that is full or read-only is no error. */
  save(): boolean {
    if (!this.#dirty) return true;
    const entries = [...this.#entries].map(([path, { version, value }]) => [
      path,
      version.size,
      version.modified,
      version.changed,
      value,
    ]);
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      makeFolder(dirname(this.#path));
      writeFileSync(temporary, asciiJson({ format, product: this.#product, entries }), { mode: 0o600 });
      renameSync(temporary, this.#path);
      this.#dirty = false;
    } catch {
      // The next scan does the work again: slower, and no less right.
      remove(temporary);
    }
    return !this.#dirty;
  }

  #load(): Map<string, Entry> {
    try {
      if (statSync(this.#path).size > maxBytes) return new Map();
      return this.#parse(JSON.parse(readFileSync(this.#path, 'latin1')));
    } catch {
      // There is none yet, or it cannot be read, or it is not JSON.
      return new Map();
    }
  }

  #parse(content: unknown): Map<string, Entry> {
    const { format: found, product, entries } = (content ?? {}) as Record<string, unknown>;
    if (found !== format || product !== this.#product || !Array.isArray(entries)) return new Map();
    const loaded = new Map<string, Entry>();
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry) || entry.length !== 5) return new Map();
      const [path, size, modified, changed, value] = entry as [string, number, number, number, unknown];
      if (typeof path !== 'string' || typeof size !== 'number') return new Map();
      loaded.set(path, { version: { size, modified, changed }, value, used: false });
    }
    return loaded;
  }
}

/** Text of one byte a character is read and parsed in half the time; nothing but strings can hold other characters. */
function asciiJson(content: unknown): string {
  return JSON.stringify(content).replace(
    /[^\0-\u007F]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isSame(a: FileVersion, b: FileVersion): boolean {
  return a.size === b.size && a.modified === b.modified && a.changed === b.changed;
}

/** Below a folder like /proc, Node would try for ever to make a folder with all that is around it. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(path, { recursive: !existsSync(dirname(path)) });
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Where nothing could be written, there may be nothing to remove.
  }
}
