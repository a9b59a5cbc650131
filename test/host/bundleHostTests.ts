import { build } from 'esbuild';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.ts';
import type { HostSuite } from './hostSuite.ts';

const folder = 'out/host';

/** Bundles the tests of the suites as an extension host loads them; returns the path of what VS Code is to run. */
export async function bundleHostTests(suites: readonly HostSuite[]): Promise<string> {
  rmSync(join(projectRoot, folder), { recursive: true, force: true });
  const tests = suites.flatMap(suite =>
    globSync(suite.files, { cwd: projectRoot }).map((file, index) => ({
      in: file,
      out: `${suite.name}/${String(index).padStart(3, '0')}-${file.replace(/^.*[\\/]/, '').replace(/\.ts$/, '')}`,
    })),
  );
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [{ in: 'test/host/inHost.ts', out: 'inHost' }, ...tests],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return join(projectRoot, folder, 'inHost.cjs');
}
