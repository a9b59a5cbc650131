import { z } from 'zod';
import { err, ok, type Result } from '../result.ts';
import type { SearchCase } from './evaluateSearch.ts';

/** The content of a test file of search. Its JSON schema ships with the extension. */
export const searchCases = z
  .array(
    z
      .object({
        query: z.string().min(1).describe('What a user would ask for.'),
        relevant: z
          .array(z.string())
          .describe(
            'Names of the skills of which one should be found first, or their folders as seen from this file. Empty where nothing should be found.',
          ),
        not: z
          .array(z.string())
          .default([])
          .describe('Names or folders of skills that must not be found first.'),
      })
      .describe('A request, and the skills that it should find.'),
  )
  .describe('Test cases of the search for skills: see `skill-manager eval`.');

/** The cases of a test file, `[{ "query", "relevant": […], "not": […] }]`. The error says what is wrong with it and where. */
export function parseSearchCases(text: string): Result<readonly SearchCase[], string> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return err(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = searchCases.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(part =>
    typeof part === 'number' ? `case ${(part + 1).toString()}` : String(part),
  );
  return err([place?.join(', '), issue?.message].filter(Boolean).join(': '));
}
