import { context, build, type BuildOptions, type Plugin } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

// Bundles what ships into dist/. `--watch` rebuilds on change.

const root = fileURLToPath(new URL('..', import.meta.url));

// What is heavy and not needed at once is a bundle of its own, loaded when it is asked for.
const lazy = {
  gptTokenizer: 'src/node/gptTokenizer.ts',
  pageTalks: 'src/extension/webviews/pageTalks.ts',
  parseCommand: 'src/core/visibility/parseCommand.ts',
  registerChat: 'src/extension/registerChat.ts',
  runCli: 'src/cli/runCli.ts',
  runMcp: 'src/mcp/runMcp.ts',
  searchActs: 'src/extension/search/searchActs.ts',
  visibilityActs: 'src/extension/visibility/visibilityActs.ts',
  withParser: 'src/extension/withParser.ts',
  withSearch: 'src/extension/search/withSearch.ts',
};

const apart: Plugin = {
  name: 'apart',
  setup(its) {
    const filter = new RegExp(`/(${Object.keys(lazy).join('|')})\\.ts$`);
    its.onResolve({ filter }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.js`, external: true } : undefined,
    );
  },
};

// `import * as vscode` becomes, in each of a hundred files, a copy of VS Code's API with a getter for each of its names: 30 ms of
// every start. `require` gives the API itself.
const api: Plugin = {
  name: 'api',
  setup(its) {
    its.onLoad({ filter: /[\\/]src[\\/]extension[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        "import * as vscode from 'vscode';",
        "const vscode = require('vscode') as typeof import('vscode');",
      ),
      loader: 'ts',
    }));
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
  plugins: [apart, api],
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
      ...lazy,
    },
  },
  // What the pages run that the extension shows.
  {
    ...shared,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    external: [],
    plugins: [],
    sourcemap: false,
    entryPoints: {
      matrix: 'src/webview/matrix/matrix.ts',
      matrixStyle: 'src/webview/matrix/matrix.css',
      budget: 'src/webview/budget/budget.ts',
      budgetStyle: 'src/webview/budget/budget.css',
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
