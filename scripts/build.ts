import { context, build, type BuildOptions, type Plugin } from 'esbuild';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Bundles what ships into dist/. `--watch` rebuilds on change.

const root = fileURLToPath(new URL('..', import.meta.url));

// The tables of the GPT tokenizer are a bundle of their own beside the others, loaded when someone asks for an exact count.
const tokenizerApart: Plugin = {
  name: 'tokenizer-apart',
  setup(its) {
    its.onResolve({ filter: /\/gptTokenizer\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './gptTokenizer.js', external: true } : undefined,
    );
  },
};

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  outdir: 'dist',
  external: ['vscode'],
  plugins: [tokenizerApart],
  minify: true,
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  // gray-matter carries an engine that evaluates code; it is replaced before use, see src/core/skill/splitFrontmatter.ts.
  logOverride: { 'direct-eval': 'silent' },
};

export const entries: BuildOptions[] = [
  {
    ...shared,
    entryPoints: {
      extension: 'src/extension/extension.ts',
      worker: 'src/node/worker.ts',
      cli: 'src/cli/cli.ts',
      gptTokenizer: 'src/node/gptTokenizer.ts',
    },
  },
];

async function main(): Promise<void> {
  rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
  if (process.argv.includes('--watch')) {
    await Promise.all(entries.map(async options => (await context(options)).watch()));
    return;
  }
  await Promise.all(entries.map(options => build(options)));
}

await main();
