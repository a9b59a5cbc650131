import { err, ok, type Result } from '../../core/result.ts';

/**
 * The vectors of an answer in the order of the texts, which the answer need not keep. The error says what is wrong with it. Read by hand: zod
 * would double what is loaded with the first search.
 */
export function readVectors(value: unknown, count: number): Result<readonly Float32Array[], string> {
  const data = (value as { data?: unknown } | null | undefined)?.data;
  const entries = Array.isArray(data) ? data.map(entryOf) : [undefined];
  if (!entries.every(entry => entry !== undefined)) return err('it has no list of embeddings');
  if (entries.length !== count)
    return err(`${entries.length.toString()} vectors for ${count.toString()} texts`);
  const sorted = [...entries].sort((a, b) => a.index - b.index);
  const size = sorted[0]?.vector.length ?? 0;
  if (sorted.some(({ vector }) => vector.length !== size)) return err('its vectors differ in length');
  return ok(sorted.map(({ vector }) => vector));
}

function entryOf(
  entry: unknown,
  at: number,
): { readonly index: number; readonly vector: Float32Array } | undefined {
  const { index = at, embedding } = (entry ?? {}) as { index?: unknown; embedding?: unknown };
  if (typeof index !== 'number' || !Array.isArray(embedding) || embedding.length === 0) return undefined;
  return embedding.every(each => typeof each === 'number')
    ? { index, vector: Float32Array.from(embedding) }
    : undefined;
}
