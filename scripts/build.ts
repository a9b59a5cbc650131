import { context, build, type BuildOptions, type Plugin } from 'esbuild';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

// Bundles what ships into dist/. `--watch` rebuilds on change.

const root = fileURLToPath(new URL('..', import.meta.url));

// What is heavy and not needed at once is a bundle of its own, loaded when it is asked for: the tables of the GPT tokenizer,
// the chat with its schemas and Claude's API, the MCP server, what is done about the visibility of skills, what is shown of
// search, and the parser with the rules, which otherwise only the worker needs.
const apart: Plugin = {
  name: 'apart',
  setup(its) {
    its.onResolve(
      {
        filter: /\/(gptTokenizer|registerChat|runMcp|searchActs|visibilityActs|withParser)\.ts$/,
      },
      ({ kind, path }) =>
        kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.js`, external: true } : undefined,
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
  plugins: [apart],
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
      registerChat: 'src/extension/registerChat.ts',
      runMcp: 'src/mcp/runMcp.ts',
      searchActs: 'src/extension/search/searchActs.ts',
      visibilityActs: 'src/extension/visibility/visibilityActs.ts',
      withParser: 'src/extension/withParser.ts',
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
