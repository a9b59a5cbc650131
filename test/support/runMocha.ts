import Mocha from 'mocha';
import { appendFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import type { MochaCounts } from '../../scripts/levels/mochaCounts.ts';

export interface MochaRun {
  /** Absolute paths of test files. */
  readonly files: readonly string[];
  /** Where the counts are written, as JSON. */
  readonly counts: string;
  /** Per test, in milliseconds. */
  readonly timeout: number;
  /** A file to write the report into, where the console belongs to others. */
  readonly report?: string;
}

/** Runs the tests in this process and writes their counts. A run without any test counts as one failure. */
export async function runMocha(run: MochaRun): Promise<MochaCounts> {
  const { report } = run;
  if (report !== undefined)
    Mocha.reporters.Base.consoleLog = (...args: unknown[]) => appendFileSync(report, `${format(...args)}\n`);
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: 'spec',
    timeout: run.timeout,
    forbidOnly: true,
    forbidPending: true,
    color: process.stdout.isTTY === true,
  });
  for (const file of run.files) mocha.addFile(file);
  await mocha.loadFilesAsync();
  const counts = await new Promise<MochaCounts>(resolve => {
    const runner = mocha.run(() => {
      const { passes = 0, failures = 0 } = runner.stats ?? {};
      resolve({ passed: passes, failed: failures });
    });
  });
  const honest = counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
  writeFileSync(run.counts, JSON.stringify(honest));
  return honest;
}
