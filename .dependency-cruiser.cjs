// The directions of ARCHITECTURE.md, as rules. Core's folders form a ladder: each may use only those below it.
const ladder = [
  ['(text|host|result|ports|path|xml)\\.ts'],
  ['skill/'],
  ['agents/'],
  ['tokens/', 'discovery/', 'rules/', 'search/'],
  ['catalog/'],
  ['visibility/'],
  ['disclosure/'],
  ['tools/'],
  ['chat/'],
];
const core = parts => `^src/core/(${parts.join('|')})`;
const upward = ladder.slice(0, -1).map((parts, rung) => ({
  name: `core-ladder-${rung}`,
  severity: 'error',
  from: { path: core(parts) },
  to: { path: core(ladder.slice(rung + 1).flat()) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: ['package\\.json$'] }, to: {} },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^src/core' },
      to: { path: '^src/(node|cli|mcp|extension|webview)' },
    },
    {
      name: 'core-has-no-host',
      severity: 'error',
      from: { path: '^src/core' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node-below-hosts',
      severity: 'error',
      from: { path: '^src/node' },
      to: { path: '^src/(cli|mcp|extension|webview)' },
    },
    {
      name: 'hosts-apart-cli',
      severity: 'error',
      // The program's own file starts the server, which has no program of its own.
      from: { path: '^src/cli', pathNot: '^src/cli/cli\\.ts$' },
      to: { path: '^src/(mcp|extension|webview)' },
    },
    {
      name: 'hosts-apart-mcp',
      severity: 'error',
      from: { path: '^src/mcp' },
      to: { path: '^src/(cli|extension|webview)' },
    },
    {
      name: 'hosts-apart-extension',
      severity: 'error',
      from: { path: '^src/extension' },
      to: { path: '^src/(cli|mcp)' },
    },
    {
      name: 'webview-is-a-page',
      comment: 'It runs in a browser: of core it knows what messages are made of, and of the others nothing.',
      severity: 'error',
      from: { path: '^src/webview' },
      to: { path: '^src/(node|cli|mcp|extension)' },
    },
    {
      name: 'webview-takes-types-of-core',
      severity: 'error',
      from: { path: '^src/webview' },
      to: { path: '^src/core', dependencyTypesNot: ['type-only'] },
    },
    ...upward,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'package\\.json$' },
  },
};
