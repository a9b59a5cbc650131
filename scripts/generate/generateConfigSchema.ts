import { format } from 'prettier';
import { z } from 'zod';
import { projectConfig } from '../../src/core/config/projectConfig.ts';
import { rules } from '../../src/core/rules/index.ts';
import { ruleSettings } from './ruleSettings.ts';
import { writeIfChanged } from './writeIfChanged.ts';

/** The JSON schema of skill-manager.config.json, with the rules by name. */
export async function generateConfigSchema(): Promise<readonly string[]> {
  const schema = z.toJSONSchema(projectConfig, { target: 'draft-7', io: 'input' });
  const { description } = projectConfig.shape.rules.meta() ?? {};
  const { properties } = ruleSettings(rules);
  const byName = { type: 'object', description, properties, additionalProperties: false };
  const text = JSON.stringify({ ...schema, properties: { ...schema.properties, rules: byName } });
  return writeIfChanged(
    'schemas/skill-manager.config.schema.json',
    await format(text, { parser: 'json-stringify' }),
  );
}
