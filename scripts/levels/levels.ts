import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';
import type { Level } from './level.ts';

const bin = (name: string) => join(projectRoot, 'node_modules', name);
const mocha = (timeout: number, ...globs: string[]) => [
  'test/support/mochaProcess.ts',
  '{counts}',
  String(timeout),
  ...globs,
];

/** Everything that `npm test` does, in its order. */
export const levels: readonly Level[] = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '--build'] },
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.'] },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'dependencies',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      'src',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  },
  { name: 'generated', args: ['scripts/levels/checkGenerated.ts'] },
  { name: 'unit', args: mocha(10_000, 'test/unit/**/*.test.ts', 'test/rules/**/*.test.ts') },
  { name: 'package', args: ['scripts/package.ts'] },
  { name: 'node', args: mocha(30_000, 'test/node/**/*.test.ts'), after: ['package'] },
  { name: 'start', args: ['scripts/start.ts', '--check'] },
  { name: 'host', args: ['test/host/run.ts', '{counts}'], after: ['package'] },
  { name: 'ui', args: mocha(60_000, 'test/ui/**/*.test.ts'), after: ['package'] },
];

/** The levels that need neither a browser nor VS Code: `npm run check`. */
export const checkLevels: readonly string[] = [
  'types',
  'lint',
  'format',
  'dependencies',
  'generated',
  'unit',
];
