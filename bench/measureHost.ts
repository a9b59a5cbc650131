import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/projectRoot.ts';
import { runInServer } from '../test/host/runInServer.ts';
import { makeTestFolders } from '../test/support/testFolders.ts';
import type { HostFigures } from './hostFigures.ts';

/** Starts a VS Code of its own on the samples, with the extension as it was built, and measures inside it. */
export async function measureHost(corpus: string): Promise<HostFigures> {
  const results = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
  const suite = { name: 'bench', files: '', workspace: 'samples', trusted: true, settings: {} };
  const folders = makeTestFolders(suite);
  try {
    const testsPath = join(results, 'inHost.cjs');
    await build({
      entryPoints: [join(projectRoot, 'bench/programs/inHost.ts')],
      outfile: testsPath,
      ...{ bundle: true, platform: 'node', format: 'cjs', target: 'node22', external: ['vscode'] },
    });
    const env = { SKILL_MANAGER_BENCH_RESULTS: results, SKILL_MANAGER_BENCH_CORPUS: corpus };
    await runInServer({
      ...{ suite, folders, results, testsPath, extensionPath: projectRoot },
      env: { ...folders.env, ...env },
    });
    return JSON.parse(readFileSync(join(results, 'figures.json'), 'utf8')) as HostFigures;
  } finally {
    folders.remove();
    rmSync(results, { recursive: true, force: true });
  }
}
