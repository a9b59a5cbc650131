import { ok, type Result } from '../../result.ts';
import type { CancellationToken } from '../../host.ts';
import type { Digest } from '../../ports.ts';
import type { Embedder } from './embedder.ts';

/** Keeps vectors from one run to the next; losing them all is never an error. */
export interface VectorStore {
  get(key: string): Float32Array | undefined;
  set(key: string, vector: Float32Array): void;
}

/** An embedder that asks for no text twice: vectors are kept by the model and the hash of the text. */
export function cachedEmbedder(inner: Embedder, store: VectorStore, digest: Digest): Embedder {
  return {
    id: inner.id,
    async embed(
      texts: readonly string[],
      token: CancellationToken,
    ): Promise<Result<readonly Float32Array[], string> | undefined> {
      const keys = texts.map(text => digest(`${inner.id}\n${text}`));
      const missing = [...new Set(keys.flatMap((key, at) => (store.get(key) ? [] : [at])))];
      const made = new Map<string, Float32Array>();
      if (missing.length > 0) {
        const answer = await inner.embed(
          missing.map(at => texts[at] ?? ''),
          token,
        );
        if (!answer?.ok) return answer;
        answer.value.forEach((vector, place) => {
          const key = keys[missing[place] ?? -1] ?? '';
          made.set(key, vector);
          store.set(key, vector);
        });
      }
      return ok(keys.map(key => store.get(key) ?? made.get(key) ?? new Float32Array()));
    },
  };
}
