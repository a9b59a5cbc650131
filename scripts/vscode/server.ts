import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';
import { startGroup } from '../process/startGroup.ts';
import { codeServer } from './codeServer.ts';

export interface ServerOptions {
  /** A folder for the server's data, its extensions and the user's settings. */
  readonly dataFolder: string;
  /** The user's settings, as in settings.json. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A packed extension to install before the start. */
  readonly vsix?: string;
  /** Whether every folder is trusted; otherwise VS Code asks, and is in Restricted Mode until then. */
  readonly trusted: boolean;
  /** Whether a page may name tests to run in the extension host. */
  readonly testDriver?: boolean;
  /** Whether the address works only with a secret in it. */
  readonly secret?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

export interface VsCodeServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** The address that opens `folder`, an absolute path. */
  address(folder: string): string;
  /** What the server printed so far. */
  output(): string;
  stop(): Promise<void>;
}

const startTimeout = 60_000;

/** Starts a VS Code server on a free port of 127.0.0.1. Throws when it has not told its address within a minute. */
export async function startServer(options: ServerOptions): Promise<VsCodeServer> {
  const main = join(await codeServer(), 'out', 'server-main.js');
  const data = ['--server-data-dir', options.dataFolder, '--accept-server-license-terms'];
  writeSettings(options.dataFolder, options.settings ?? {});
  const env = { ...process.env, ...options.env };
  if (options.vsix !== undefined) await installExtension(main, data, options.vsix, env);

  const token = options.secret ? randomUUID() : undefined;
  const { child, stop } = startGroup(
    process.execPath,
    [
      main,
      ...data,
      ...['--host', '127.0.0.1', '--port', '0', '--telemetry-level', 'off'],
      ...(token === undefined ? ['--without-connection-token'] : ['--connection-token', token]),
      ...(options.trusted ? ['--disable-workspace-trust'] : []),
      ...(options.testDriver ? ['--enable-smoke-test-driver'] : []),
    ],
    { env },
  );
  let printed = '';
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`VS Code's server did not start:\n${printed}`)),
      startTimeout,
    );
    const read = (data: unknown) => {
      printed += String(data);
      const found = /Extension host agent listening on (\d+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', code => {
      clearTimeout(timer);
      reject(new Error(`VS Code's server ended with code ${code}:\n${printed}`));
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const origin = `http://127.0.0.1:${port}`;
  const secret = token === undefined ? '' : `&tkn=${token}`;
  return {
    origin,
    address: folder => `${origin}/?folder=${encodeURI(folder)}${secret}`,
    output: () => printed,
    stop,
  };
}

function writeSettings(dataFolder: string, settings: Readonly<Record<string, unknown>>): void {
  const user = join(dataFolder, 'data', 'User');
  mkdirSync(user, { recursive: true });
  writeFileSync(join(user, 'settings.json'), JSON.stringify(settings, undefined, 2));
}

async function installExtension(
  main: string,
  data: readonly string[],
  vsix: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const args = [main, ...data, '--install-extension', vsix, '--force'];
  const { code, output } = await runCommand(process.execPath, args, { env, output: 'keep' });
  if (code !== 0 || /failed/i.test(output)) throw new Error(`${vsix} could not be installed:\n${output}`);
}
