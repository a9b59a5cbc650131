import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vsixPath } from '../../../scripts/packVsix.ts';
import { projectRoot } from '../../../scripts/projectRoot.ts';
import { browserPage } from '../../../scripts/vscode/browserPage.ts';
import { startServer } from '../../../scripts/vscode/server.ts';
import { makeTestFolders } from '../../support/testFolders.ts';
import { VsCodeWindow } from './vsCodeWindow.ts';

export interface LaunchOptions {
  /** The folder that is copied and opened, from the project's folder. */
  readonly workspace: string;
  /** The folder that is copied to be the user's home; empty where left out. */
  readonly home?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** false: the window is in Restricted Mode. true where left out. */
  readonly trusted?: boolean;
  /** For the server and so for the extension host. */
  readonly env?: NodeJS.ProcessEnv;
}

export interface Launched {
  readonly window: VsCodeWindow;
  /** Puts VS Code's logs and a picture of the window into a folder. */
  keepEvidence(folder: string): Promise<void>;
  close(): Promise<void>;
}

const quiet = {
  'workbench.startupEditor': 'none',
  'files.autoSave': 'off',
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'workbench.enableExperiments': false,
};

/** Opens a fresh VS Code with the packed extension installed, once its window is there. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const vsix = vsixPath();
  if (!existsSync(vsix)) throw new Error(`There is no ${vsix}. Run: npm run package`);
  const folders = makeTestFolders(options);
  const server = await startServer({
    dataFolder: folders.data,
    settings: { ...quiet, ...options.settings },
    vsix,
    trusted: options.trusted ?? true,
    env: { ...folders.env, ...options.env },
  });
  const { page, close } = await browserPage();
  const printed: string[] = [];
  page.on('console', message => printed.push(`${message.type()}: ${message.text()}`));
  const window = new VsCodeWindow(page, folders);
  const launched: Launched = {
    window,
    async keepEvidence(folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, 'window.png') });
      writeFileSync(join(folder, 'window.yaml'), await page.locator('body').ariaSnapshot());
      writeFileSync(join(folder, 'console.log'), printed.join('\n'));
      writeFileSync(join(folder, 'server.log'), server.output());
      const logs = join(folders.data, 'data', 'logs');
      if (existsSync(logs)) cpSync(logs, join(folder, 'logs'), { recursive: true });
    },
    async close() {
      await close();
      await server.stop();
      folders.remove();
    },
  };
  try {
    await page.goto(server.address(folders.workspace));
    await window.sidebar.tab.waitFor({ timeout: 60_000 });
    return launched;
  } catch (error) {
    await launched.keepEvidence(join(projectRoot, 'out', 'ui-failures', 'launch'));
    await launched.close();
    throw error;
  }
}
