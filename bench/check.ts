import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { table } from '../src/cli/table.ts';
import { projectRoot } from '../scripts/projectRoot.ts';
import { runScript } from '../scripts/process/runScript.ts';
import { otherCheckers, type Checker } from './otherCheckers.ts';
import { median } from './runProgram.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench:check [-- CORPUS]: `skill-manager check` beside other checkers, each a process of its own, in turn, on the
// same skills. They are laid out as `.claude/skills/NAME`, which all of them look into.

const rounds = 5;

const corpus = unpackCorpus(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
try {
  await runScript('scripts/build.ts');
  const skills = layOut(corpus.path, join(folder, '.claude', 'skills'));
  const args = [join(projectRoot, 'dist', 'cli.js'), 'check', join('.claude', 'skills'), '--json'];
  const afresh: Checker = { name: 'skill-manager --no-cache', args: [...args, '--no-cache'] };
  const again: Checker = { name: 'skill-manager, not for the first time', args };
  const checkers = [afresh, again, ...(await otherCheckers())];
  const times = new Map(checkers.map(({ name }) => [name, [] as number[]]));
  for (const checker of checkers) run(checker);
  for (let round = 0; round < rounds; round++) {
    for (const checker of checkers) times.get(checker.name)?.push(run(checker));
  }
  const timeOf = ({ name }: Checker): number => median(times.get(name) ?? []);
  const rows = [...times].map(([name, its]) => [
    name,
    Math.round(median(its)),
    Math.round(Math.min(...its)),
    (median(its) / timeOf(afresh)).toFixed(2),
    (median(its) / timeOf(again)).toFixed(2),
  ]);
  console.log(
    `${skills.toString()} skills; median of ${rounds.toString()} whole processes, Node ${process.versions.node}, ${cpus().length.toString()} cores`,
  );
  console.log(table([['', 'ms', 'least', 'x the first', 'x the second'], ...rows]).join('\n'));
} finally {
  corpus.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of the whole process. A checker that finds problems exits with a code of its own; one that prints nothing has failed. */
function run({ name, args }: Checker): number {
  const start = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: folder, maxBuffer: 2 ** 30 },
    env: { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') },
  });
  const time = performance.now() - start;
  if (stdout.length === 0) throw new Error(`${name} printed nothing:\n${stderr.toString()}`);
  return time;
}

/** Copies each skill directory to a folder of its own, under its name, with a number where two have the same. */
function layOut(from: string, to: string): number {
  mkdirSync(to, { recursive: true });
  const taken = new Set<string>();
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (basename(path) !== 'SKILL.md') continue;
    const directory = dirname(join(from, path));
    let name = basename(directory);
    for (let number = 2; taken.has(name); number++) name = `${basename(directory)}-${number.toString()}`;
    taken.add(name);
    cpSync(directory, join(to, name), { recursive: true });
  }
  return taken.size;
}
