import { spawn } from 'node:child_process';
import { stopAtExit } from './stopAtExit.ts';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** 'show' passes the output on as it comes; 'keep' collects it and shows nothing. */
  readonly output?: 'show' | 'keep';
}

export interface CommandResult {
  /** The exit code; 1 where the program could not be started or was ended by a signal. */
  readonly code: number;
  /** Standard output and error, interleaved; empty unless kept. */
  readonly output: string;
}

/** Runs a program to its end, or to that of this process. Never rejects: a program that cannot be started gives code 1 and says so in `output`. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { cwd, env, output = 'show' } = options;
  return new Promise(resolve => {
    const kept: string[] = [];
    const batch = /\.(cmd|bat)$/.test(command); // Windows runs these in a shell only, which wants quotes.
    const [program, ...words] = [command, ...args].map(word => (batch ? `"${word}"` : word));
    const child = spawn(program ?? command, words, {
      shell: batch,
      cwd,
      env: env ?? process.env,
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const forget = stopAtExit(() => child.kill());
    const end = (code: number) => {
      forget();
      resolve({ code, output: kept.join('') });
    };
    child.stdout?.on('data', data => kept.push(String(data)));
    child.stderr?.on('data', data => kept.push(String(data)));
    child.on('error', error => {
      kept.push(`${command}: ${error.message}\n`);
      end(1);
    });
    child.on('close', code => end(code ?? 1));
  });
}
