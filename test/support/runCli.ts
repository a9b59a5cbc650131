import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url));

export interface CliRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A file that standard output goes to instead. */
  readonly output?: string;
  /** What stands on standard input. */
  readonly input?: string;
}

/** Runs the command line as a process of its own; no stream of it is a terminal. */
export function runCli(
  args: readonly string[],
  { cwd, env = {}, output, input }: RunOptions = {},
): Promise<CliRun> {
  const file = output === undefined ? undefined : openSync(output, 'w');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { PATH: process.env['PATH'], HOME: '/nowhere', ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', file ?? 'pipe', 'pipe'],
    });
    child.stdin?.end(input);
    let [out, err] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', code => {
      if (file !== undefined) closeSync(file);
      resolve({ code, out, err });
    });
  });
}
