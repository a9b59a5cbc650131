import { z } from 'zod';
import { err, ok, type Result } from '../result.ts';
import type { SearchCase } from './evaluateSearch.ts';

const cases = z.array(
  z.object({
    query: z.string().min(1),
    relevant: z.array(z.string()),
    not: z.array(z.string()).default([]),
  }),
);

/** The cases of a test file, `[{ "query", "relevant": […], "not": […] }]`. The error says what is wrong with it and where. */
export function parseSearchCases(text: string): Result<readonly SearchCase[], string> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return err(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = cases.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(part =>
    typeof part === 'number' ? `case ${(part + 1).toString()}` : String(part),
  );
  return err([place?.join(', '), issue?.message].filter(Boolean).join(': '));
}
