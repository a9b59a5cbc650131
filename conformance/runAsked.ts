import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAtExit } from '../scripts/process/stopAtExit.ts';

export interface Answer {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Milliseconds that a program has for one answer. */
const patience = 60_000;

/**
 * Runs a program to its end. Throws where it does not end in time. Its output goes to files: some of them end before a pipe
 * has taken all that they wrote.
 */
export async function runAsked(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'skill-manager-answer-'));
  const files = ['stdout', 'stderr'].map(name => join(folder, name));
  const [out = 0, err = 0] = files.map(path => openSync(path, 'w'));
  try {
    const code = await finish(command, args, { ...options, stdio: ['ignore', out, err] });
    const [stdout = '', stderr = ''] = files.map(path => readFileSync(path, 'utf8'));
    return { code, stdout, stderr };
  } finally {
    closeSync(out);
    closeSync(err);
    rmSync(folder, { recursive: true, force: true });
  }
}

function finish(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, patience);
    const forget = stopAtExit(() => child.kill('SIGKILL'));
    const end = () => {
      clearTimeout(timer);
      forget();
    };
    child.on('error', error => {
      end();
      reject(error);
    });
    child.on('close', code => {
      end();
      if (late) reject(new Error(`${command} did not answer in ${(patience / 1000).toString()} s`));
      else resolve(code ?? undefined);
    });
  });
}
