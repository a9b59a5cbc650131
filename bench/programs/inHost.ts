import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as vscode from 'vscode';
import type { ExtensionApi } from '../../src/extension/extensionApi.ts';
import type { HostFigures } from '../hostFigures.ts';

/** What VS Code calls inside its extension host. */
export async function run(): Promise<void> {
  const { SKILL_MANAGER_BENCH_RESULTS: results = '', SKILL_MANAGER_BENCH_CORPUS: corpus = '' } = process.env;
  const extension = vscode.extensions.getExtension<ExtensionApi>('skill-manager.skill-manager');
  if (!extension) throw new Error('The extension is not there');
  const api = await extension.activate();
  await api.firstScan;
  // A copy is loaded as the bundle was: what V8 has compiled, it keeps by the name of the file.
  const copy = join(results, 'extension.js');
  copyFileSync(join(extension.extensionPath, 'dist', 'extension.js'), copy);
  const begun = performance.now();
  createRequire(copy)(copy);
  const loading = performance.now() - begun;
  const before = heap();
  const scanned = new Promise<void>(resolve => {
    api.catalog.onDidChange(() => {
      if (api.catalog.roots.some(root => root.scope === 'custom')) resolve();
    });
  });
  const settings = vscode.workspace.getConfiguration('skillManager');
  await settings.update('roots', [corpus], vscode.ConfigurationTarget.Global);
  await scanned;
  const figures: HostFigures = {
    ...{ loading, activation: api.activationTime, skills: api.catalog.skills.length },
    heap: { before, after: heap() },
  };
  writeFileSync(join(results, 'figures.json'), JSON.stringify(figures));
}

/** Bytes that are really in use. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
