import type { HostSuite } from './hostSuite.ts';

/** Every window that the host tests run in; a folder of test/host each. */
export const hostSuites: readonly HostSuite[] = [
  {
    name: 'trusted',
    files: 'test/host/trusted/**/*.test.ts',
    workspace: 'test/fixtures/workspace',
    home: 'test/fixtures/home',
    trusted: true,
    // In a browser VS Code saves by itself after a second.
    settings: { 'files.autoSave': 'off' },
  },
  {
    name: 'restricted',
    files: 'test/host/restricted/**/*.test.ts',
    workspace: 'test/fixtures/workspace',
    home: 'test/fixtures/home',
    trusted: false,
    settings: {},
  },
  {
    name: 'large',
    files: 'test/host/large/**/*.test.ts',
    workspace: 'test/fixtures/workspace',
    manySkills: 2000,
    trusted: true,
    settings: {},
  },
];
