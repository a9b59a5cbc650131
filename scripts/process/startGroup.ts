import { spawn, type ChildProcess } from 'node:child_process';
import { stopAtExit } from './stopAtExit.ts';

export interface ProcessGroup {
  readonly child: ChildProcess;
  /** Ends the process and everything that it started; resolves once the process is gone. */
  stop(): Promise<void>;
}

/** Starts a program as the head of a process group of its own, which ends with this process at the latest. */
export function startGroup(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): ProcessGroup {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>(resolve =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  );
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  const forget = stopAtExit(kill);
  return {
    child,
    async stop() {
      kill();
      await gone;
      forget();
    },
  };
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Already gone: that is what was asked for.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
