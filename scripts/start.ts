import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packVsix } from './packVsix.ts';
import { runCommand } from './process/runCommand.ts';
import { runScript } from './process/runScript.ts';
import { stopAtExit } from './process/stopAtExit.ts';
import { projectRoot } from './projectRoot.ts';
import { desktop } from './vscode/desktop.ts';
import { startServer } from './vscode/server.ts';

// Builds and packs the extension and opens it on samples/: in the desktop VS Code where there is one, else in a
// VS Code server whose address it prints. `--server` asks for the server; `--check` ends once the page has answered.

const samples = join(projectRoot, 'samples');
const settings = {
  'workbench.startupEditor': 'none',
  'extensions.autoCheckUpdates': false,
  'telemetry.telemetryLevel': 'off',
};

async function openDesktop(code: string, vsix: string): Promise<void> {
  const own = join(projectRoot, 'out', 'desktop');
  const folders = ['--extensions-dir', join(own, 'extensions'), '--user-data-dir', join(own, 'user-data')];
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // Chromium's sandbox does not work for root.
  mkdirSync(own, { recursive: true });
  const run = async (...args: string[]) => {
    const { code: exit } = await runCommand(code, [...folders, ...root, ...args]);
    if (exit !== 0) throw new Error(`${code} ${args.join(' ')} failed with code ${exit}`);
  };
  await run('--install-extension', vsix, '--force');
  await run('--disable-workspace-trust', '--new-window', samples);
  console.log(`Opened ${samples} in ${code}. Click the Skills icon in the activity bar.`);
}

async function openServer(vsix: string, check: boolean): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'skill-manager-'));
  stopAtExit(() => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startServer({ dataFolder, settings, vsix, trusted: true, secret: true });
  const address = server.address(samples);
  if (!check) {
    console.log(`\nVS Code with Skill Manager runs here until Ctrl+C:\n\n  ${address}\n`);
    await new Promise(() => undefined);
  }
  const page = await read(address);
  await server.stop();
  if (!page.includes('workbench'))
    throw new Error(`${server.origin} did not answer with VS Code's page:\n${page}`);
  console.log(`${server.origin} answered with VS Code's page.`);
}

/** What a browser gets: the secret of the address comes back as a cookie, with a redirection. */
async function read(address: string): Promise<string> {
  const first = await fetch(address, { redirect: 'manual' });
  const [cookie = ''] = first.headers.getSetCookie().map(each => each.split(';')[0] ?? '');
  const next = new URL(first.headers.get('location') ?? address, address);
  return (await fetch(next, { headers: { cookie } })).text();
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  await runScript('scripts/build.ts');
  const { path: vsix } = await packVsix();
  const check = args.includes('--check');
  const code = check || args.includes('--server') ? undefined : desktop();
  if (code === undefined) await openServer(vsix, check);
  else await openDesktop(code, vsix);
  process.exit(0);
}

await main();
