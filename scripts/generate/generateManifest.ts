import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { rules } from '../../src/core/rules/index.ts';
import { tools } from '../../src/core/tools/index.ts';
import { projectRoot } from '../projectRoot.ts';
import { ruleSettings } from './ruleSettings.ts';
import { toolDeclarations } from './toolDeclarations.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const setting = 'skillManager.rules';

interface Manifest {
  contributes: {
    languageModelTools?: unknown;
    configuration?: { properties: Record<string, { order?: number }> }[];
  };
}

/** The parts of package.json that come from the tables of tools and rules. All else, and the order of keys, stays. */
export async function generateManifest(): Promise<readonly string[]> {
  const path = 'package.json';
  const manifest = JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as Manifest;
  const { contributes } = manifest;
  contributes.languageModelTools = toolDeclarations(tools);
  contributes.configuration ??= [{ properties: {} }];
  const properties = contributes.configuration[0]?.properties ?? {};
  const others = Object.entries(properties).filter(([key]) => key !== setting);
  const order = 1 + Math.max(0, ...others.map(([, property]) => property.order ?? 0));
  properties[setting] = { order, ...ruleSettings(rules) };
  return writeIfChanged(path, await format(JSON.stringify(manifest, null, 2), { parser: 'json-stringify' }));
}
