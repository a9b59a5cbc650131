import { spawnSync } from 'node:child_process';
import type { FullReport } from './report.ts';

export interface Run extends FullReport {
  /** Milliseconds of the whole process, from its start to its end. */
  readonly time: number;
}

/** Runs a bundled program as a process of its own. */
export function runProgram(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Run {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`);
  return { ...(JSON.parse(stdout) as FullReport), time };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}
