import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { VectorStore } from '../../core/search/vectors/cachedEmbedder.ts';

/** A larger file is not worth reading: 100,000 vectors of 1,024 numbers fit. */
const maxBytes = 512 * 1024 * 1024;

/**
 * Vectors in one file: a line of JSON with how long each is and their keys, and behind it their numbers. Whatever is wrong with the file, there are
 * then no vectors, and it works.
 */
export class KeptVectors implements VectorStore {
  readonly #path: string;
  readonly #vectors: Map<string, Float32Array>;
  /** Those that were asked for or made; others are of texts that are gone. */
  readonly #used = new Set<string>();
  #dirty = false;

  constructor(path: string) {
    this.#path = path;
    this.#vectors = load(path);
  }

  get(key: string): Float32Array | undefined {
    const vector = this.#vectors.get(key);
    if (vector) this.#used.add(key);
    return vector;
  }

  set(key: string, vector: Float32Array): void {
    this.#vectors.set(key, vector);
    this.#used.add(key);
    this.#dirty = true;
  }

  /** Writes the file, whole or not at all, with what was used. A disk that is full or read-only is no error. */
  save(): void {
    if (!this.#dirty) return;
    const [size = 0] = [...this.#used].map(key => this.#vectors.get(key)?.length ?? 0);
    const kept = [...this.#used].filter(key => this.#vectors.get(key)?.length === size);
    const numbers = new Float32Array(kept.length * size);
    kept.forEach((key, at) => numbers.set(this.#vectors.get(key) ?? [], at * size));
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      mkdirSync(dirname(this.#path), { recursive: true });
      const head = Buffer.from(`${JSON.stringify({ size, keys: kept })}\n`);
      writeFileSync(temporary, Buffer.concat([head, Buffer.from(numbers.buffer)]), { mode: 0o600 });
      renameSync(temporary, this.#path);
      this.#dirty = false;
    } catch {
      // They are asked for again in the next window.
      rmSync(temporary, { force: true });
    }
  }
}

function load(path: string): Map<string, Float32Array> {
  const vectors = new Map<string, Float32Array>();
  try {
    if (statSync(path).size > maxBytes) return vectors;
    const bytes = readFileSync(path);
    const end = bytes.indexOf(10);
    const { size, keys } = JSON.parse(bytes.toString('utf8', 0, end)) as { size: unknown; keys: unknown };
    // A copy: the numbers have to begin at a multiple of four bytes.
    const numbers = new Float32Array(Uint8Array.from(bytes.subarray(end + 1)).buffer);
    if (typeof size !== 'number' || !Array.isArray(keys) || numbers.length !== keys.length * size)
      return vectors;
    keys.forEach((key: unknown, at) => {
      if (typeof key === 'string') vectors.set(key, numbers.slice(at * size, (at + 1) * size));
    });
  } catch {
    // There is none yet, or it is damaged.
    vectors.clear();
  }
  return vectors;
}
