import { format } from 'prettier';
import { z } from 'zod';
import { searchCases } from '../../src/core/search/parseSearchCases.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/** The JSON schema of skill-manager.eval.json. */
export async function generateEvalSchema(): Promise<readonly string[]> {
  const schema = z.toJSONSchema(searchCases, { target: 'draft-7', io: 'input' });
  const text = await format(JSON.stringify(schema), { parser: 'json-stringify' });
  return writeIfChanged('schemas/skill-manager.eval.schema.json', text);
}
