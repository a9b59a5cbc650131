import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAtExit } from '../../scripts/process/stopAtExit.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';

export interface TestFolders {
  /** A copy of the fixture, safe to change. */
  readonly workspace: string;
  /** The user's home folder for this run, so that personal skills are those of the test alone. */
  readonly home: string;
  /** VS Code's data. */
  readonly data: string;
  /** What a program started in these folders gets as environment, on top of this process's. */
  readonly env: NodeJS.ProcessEnv;
  remove(): void;
}

/** Makes fresh folders under the system's temporary folder. Fixtures are paths from the project's folder. */
export function makeTestFolders(fixtures: {
  readonly workspace: string;
  readonly home?: string;
}): TestFolders {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'skill-manager-test-')));
  const [workspace, home, data] = [join(root, 'workspace'), join(root, 'home'), join(root, 'data')];
  for (const folder of [home, data]) mkdirSync(folder);
  copy(fixtures.workspace, workspace);
  if (fixtures.home !== undefined) copy(fixtures.home, home);
  const erase = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const forget = stopAtExit(erase);
  return {
    workspace,
    home,
    data,
    env: {
      ...{ HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: join(home, '.config') },
      ...{ XDG_CACHE_HOME: join(home, '.cache'), XDG_DATA_HOME: join(home, '.local', 'share') },
      ...{ CLAUDE_CONFIG_DIR: undefined, CODEX_HOME: undefined, COPILOT_HOME: undefined },
      ANTHROPIC_API_KEY: undefined,
    },
    remove() {
      erase();
      forget();
    },
  };
}

function copy(fixture: string, to: string): void {
  const from = join(projectRoot, fixture);
  if (!existsSync(from)) throw new Error(`There is no fixture ${fixture}`);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
