import { LocalSource } from '../../src/core/catalog/localSource.ts';
import type { Cache, FileVersion } from '../../src/core/ports.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import { sha256 } from '../../src/node/sha256.ts';
import type { MemoryFileSystem } from './memoryFileSystem.ts';

/** The real source over memory; a token is a word. */
export function sourceOver(files: MemoryFileSystem, cache: Cache = new MemoryCache()): LocalSource {
  const counter = {
    id: 'words',
    label: 'words',
    exact: false,
    count: (text: string) => text.split(/\s+/).length,
  };
  return new LocalSource({ files, cache, counter, digest: sha256, decode: decodeUtf8 });
}

export class MemoryCache implements Cache {
  readonly #values = new Map<string, { readonly version: string; readonly value: unknown }>();

  get(path: string, version: FileVersion): unknown {
    const entry = this.#values.get(path);
    return entry?.version === textOf(version) ? entry.value : undefined;
  }

  has(path: string): boolean {
    return this.#values.has(path);
  }

  set(path: string, version: FileVersion, value: unknown): void {
    this.#values.set(path, { version: textOf(version), value });
  }
}

function textOf({ size, modified, changed }: FileVersion): string {
  return [size, modified, changed].join();
}
