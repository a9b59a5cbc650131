import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/runCommand.ts';
import { projectRoot } from '../projectRoot.ts';
import type { MochaCounts } from './mochaCounts.ts';
import type { Level } from './level.ts';
import { levels } from './levels.ts';

/**
 * Runs the levels named (and those that must come before them), in the table's order, each whatever became of the others.
 * Prints `N passed, N failed` as the last line; a level that fails without a failed test counts as one failure.
 * @returns the exit code
 */
export async function runLevels(names: readonly string[]): Promise<number> {
  const chosen = withEarlier(names);
  const results: { level: Level; counts: MochaCounts }[] = [];
  for (const level of levels.filter(({ name }) => chosen.has(name)))
    results.push({ level, counts: await runLevel(level) });

  const passed = sum(results.map(({ counts }) => counts.passed));
  const failed = sum(results.map(({ counts }) => counts.failed));
  const broken = results.filter(({ counts }) => counts.failed > 0).map(({ level }) => level.name);
  console.log(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runLevel(level: Level): Promise<MochaCounts> {
  console.log(`\n=== ${level.name}`);
  const started = Date.now();
  const file = join(projectRoot, 'out', 'counts', `${level.name}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  const args = level.args.map(arg => (arg === '{counts}' ? file : arg));
  const { code } = await runCommand(process.execPath, args, { cwd: projectRoot });
  const { passed, failed } = readCounts(file);
  console.log(
    `--- ${level.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readCounts(file: string): MochaCounts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  return JSON.parse(readFileSync(file, 'utf8')) as MochaCounts;
}

function withEarlier(names: readonly string[]): Set<string> {
  const chosen = new Set<string>();
  const add = (name: string) => {
    const level = levels.find(each => each.name === name);
    if (level === undefined)
      throw new Error(`No level is called ${name}. There are: ${levels.map(each => each.name).join(', ')}`);
    chosen.add(name);
    level.after?.forEach(add);
  };
  names.forEach(add);
  return chosen;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
