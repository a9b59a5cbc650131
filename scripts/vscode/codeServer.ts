import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';
import { withProgress } from '../process/withProgress.ts';
import { cacheFolder } from '../../src/node/cacheFolder.ts';

/** The npm package code-server 4.139.1 holds the VS Code server and workbench 1.139.1. */
const version = '4.139.1';

/** Shipped ready-made for the usual platforms, else compiled; the server does not start to work without them. */
const needed = ['node-pty', '@parcel/watcher'];
/** Always compiled. Without a compiler VS Code goes on: it prints its logs instead of writing them to files. */
const wanted = ['@vscode/spdlog', '@vscode/native-watchdog', '@vscode/fs-copyfile', '@vscode/deviceid'];

/**
 * The folder of VS Code's server (`lib/vscode`), fetched through npm when it is not in the cache yet.
 * It is put together in a folder of its own and moved into place whole, so that neither an interrupted
 * nor a second simultaneous fetch can leave half a server behind.
 * @throws Error that says which step failed, with npm's own words.
 */
export async function codeServer(): Promise<string> {
  const name = `code-server-${version}-${process.platform}-${process.arch}`;
  const place = join(cacheFolder(), name);
  const inside = join('node_modules', 'code-server', 'lib', 'vscode');
  if (existsSync(place)) return join(place, inside);

  removeLeftovers(cacheFolder(), `${name}.`);
  const making = `${place}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await withProgress(`Fetching VS Code's server into ${cacheFolder()} (once, 600 MB)`, () =>
    fetchServer(making, join(making, inside)),
  );
  try {
    renameSync(making, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(making, { recursive: true }); // Another run was first; its copy serves.
  }
  return join(place, inside);
}

async function fetchServer(folder: string, server: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npm(folder, 'install', `code-server@${version}`, '--ignore-scripts');
  await npm(server, 'install', '--omit=dev', '--ignore-scripts');
  await npm(join(server, 'extensions'), 'install', '--omit=dev', '--ignore-scripts');
  await npm(server, 'rebuild', ...needed);
  try {
    await npm(server, 'rebuild', ...wanted);
  } catch {
    console.log('  No C++ compiler or Node headers: going on without native logging.');
  }
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier'];
  const headers = nodeHeaders();
  const env = { ...process.env, ...(headers === undefined ? {} : { npm_config_nodedir: headers }) };
  const { code, output } = await runCommand('npm', [...args, ...quiet], { cwd, env, output: 'keep' });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output.trim()}`);
}

/** Where Node's C headers are installed, so that native modules need not download them: their N-API is the same in all versions. */
function nodeHeaders(): string | undefined {
  if (process.env['npm_config_nodedir']) return undefined;
  const places = ['/usr', '/usr/local', dirname(dirname(process.execPath))];
  return places.find(place => existsSync(join(place, 'include', 'node', 'node_api.h')));
}

/** Removes what runs that are no longer alive left behind. */
function removeLeftovers(folder: string, prefix: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix) && !alive(Number(name.slice(prefix.length))))
      rmSync(join(folder, name), { recursive: true, force: true });
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
}
