import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { browserPage } from '../../scripts/vscode/browserPage.ts';
import { startServer } from '../../scripts/vscode/server.ts';
import type { HostRun } from './hostRun.ts';

const timeout = 300_000;

/**
 * Runs a suite in a VS Code server with a browser's page as its window. The page tells the verdict through functions
 * that the server's smoke-test driver calls.
 */
export async function runInServer({
  suite,
  folders,
  env,
  results,
  testsPath,
  extensionPath,
}: HostRun): Promise<void> {
  const server = await startServer({
    dataFolder: folders.data,
    settings: suite.settings,
    trusted: suite.trusted,
    testDriver: true,
    env,
  });
  const { page, close } = await browserPage();
  try {
    const remote = (path: string) => `vscode-remote://${new URL(server.origin).host}${path}`;
    const payload = [
      ['extensionDevelopmentPath', remote(extensionPath)],
      ['extensionTestsPath', remote(testsPath)],
      ['skipWelcome', 'true'],
    ];
    await page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
      appendFileSync(join(results, 'window.log'), `${type}: ${format(...args)}\n`);
    });
    const ended = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No verdict after ${timeout / 1000} s`)), timeout);
      void page.exposeFunction('codeAutomationExit', () => {
        clearTimeout(timer);
        resolve();
      });
      page.once('crash', () => reject(new Error('The page crashed.')));
    });
    await page.goto(
      `${server.address(folders.workspace)}&payload=${encodeURIComponent(JSON.stringify(payload))}`,
    );
    await ended;
  } finally {
    writeFileSync(join(results, 'server.log'), server.output());
    await close();
    await server.stop();
  }
}
