// Style is prettier's business; this file holds what the compiler lets through.
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';

const nodeModules = builtinModules.flatMap(name => [name, `node:${name}`]);
const timers = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Date',
  'performance',
  'process',
  'fetch',
  'console',
];

export default tseslint.config(
  { ignores: ['dist/', 'out/', 'samples/', '**/*.cjs'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400, skipComments: false }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['vscode', ...nodeModules],
          patterns: ['@anthropic-ai/*', '**/node/**', '**/cli/**', '**/extension/**'],
        },
      ],
      'no-restricted-globals': ['error', ...timers],
    },
  },
  {
    files: ['src/webview/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: ['vscode', ...nodeModules] }],
      // Texts of skills are text: nothing becomes markup or code.
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'write'].map(property => ({ property })),
      ],
    },
  },
  {
    files: ['src/node/**', 'src/cli/**', 'src/mcp/**'],
    rules: { 'no-restricted-imports': ['error', { paths: ['vscode'] }] },
  },
  {
    files: ['scripts/**', 'bench/**', 'conformance/**', 'test/**', '*.mjs'],
    rules: { 'no-console': 'off', 'no-restricted-exports': 'off' },
  },
  { files: ['test/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
