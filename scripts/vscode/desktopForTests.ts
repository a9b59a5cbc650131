import { download } from '@vscode/test-electron';
import { join } from 'node:path';
import { cacheFolder } from '../../src/node/cacheFolder.ts';
import { hasDisplay } from './desktop.ts';

let decided: Promise<string | undefined> | undefined;

/**
 * The program of a desktop VS Code for tests: `VSCODE_EXECUTABLE_PATH`, or one that is downloaded into the cache.
 * undefined, with the reason said, where no window can be shown or nothing can be downloaded. Asked once a process.
 */
export function desktopForTests(): Promise<string | undefined> {
  decided ??= decide();
  return decided;
}

async function decide(): Promise<string | undefined> {
  const reason = hasDisplay() ? await unreachable() : 'there is no display';
  if (reason !== undefined) {
    console.log(`Using VS Code's server, for ${reason}.`);
    return undefined;
  }
  const named = process.env['VSCODE_EXECUTABLE_PATH'];
  return named ?? download({ version: 'stable', cachePath: join(cacheFolder(), 'vscode') });
}

async function unreachable(): Promise<string | undefined> {
  if (process.env['VSCODE_EXECUTABLE_PATH'] !== undefined) return undefined;
  const address = 'https://update.code.visualstudio.com/api/releases/stable';
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(3000) });
    return ok ? undefined : `the download of VS Code answers with ${status}`;
  } catch {
    return 'VS Code cannot be downloaded here'; // No network, no name, or no answer: all the same here.
  }
}
