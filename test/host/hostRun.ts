import type { TestFolders } from '../support/testFolders.ts';
import type { HostSuite } from './hostSuite.ts';

/** What a VS Code needs to run one suite. Paths are absolute. */
export interface HostRun {
  readonly suite: HostSuite;
  readonly folders: TestFolders;
  /** On top of this process's own. */
  readonly env: NodeJS.ProcessEnv;
  /** The folder for the report, the counts and VS Code's own log. */
  readonly results: string;
  /** The module whose `run` VS Code calls. */
  readonly testsPath: string;
  /** The folder of the extension under test. */
  readonly extensionPath: string;
}
