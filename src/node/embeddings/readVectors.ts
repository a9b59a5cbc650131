import { z } from 'zod';
import { err, ok, type Result } from '../../core/result.ts';

const answer = z.object({
  data: z.array(z.object({ index: z.number().int().optional(), embedding: z.array(z.number()).min(1) })),
});

/** The vectors of an answer in the order of the texts, which the answer need not keep. The error says what is wrong with it. */
export function readVectors(value: unknown, count: number): Result<readonly Float32Array[], string> {
  const parsed = answer.safeParse(value);
  if (!parsed.success) return err('it has no list of embeddings');
  const { data } = parsed.data;
  if (data.length !== count) return err(`${data.length.toString()} vectors for ${count.toString()} texts`);
  const sorted = data
    .map(({ index, embedding }, at) => ({ index: index ?? at, embedding }))
    .sort((a, b) => a.index - b.index);
  const size = sorted[0]?.embedding.length ?? 0;
  if (sorted.some(({ embedding }) => embedding.length !== size)) return err('its vectors differ in length');
  return ok(sorted.map(({ embedding }) => Float32Array.from(embedding)));
}
