import { buildSync } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../src/cli/table.ts';
import { median, runProgram, type Run } from './runProgram.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench [-- CORPUS]: every program as a process of its own, in turn, several times; medians and their ratio to the floor.

const rounds = 7;

/** The most times the floor that each may take. */
const targets: Readonly<Record<string, number | undefined>> = { cold: 15, warm: 3 };

const corpus = unpackCorpus(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
try {
  const names = ['floor', 'cold', 'warm'];
  buildSync({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [
      ...names.map(name => ({ in: `bench/programs/${name}.ts`, out: name })),
      { in: 'src/node/worker.ts', out: 'worker' },
    ],
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    logLevel: 'error',
    logOverride: { 'direct-eval': 'silent' },
  });
  const run = (name: string): Run =>
    runProgram(join(folder, `${name}.js`), [corpus.path, join(folder, 'cache.json')]);
  // The first round fills the system's file cache and ours. The cache keeps nothing of files younger than two seconds.
  await new Promise(resolve => setTimeout(resolve, 2100));
  names.forEach(run);
  const runs = new Map(names.map(name => [name, [] as Run[]]));
  for (let round = 0; round < rounds; round++) for (const name of names) runs.get(name)?.push(run(name));
  console.log(summary(runs));
} finally {
  corpus.remove();
  rmSync(folder, { recursive: true, force: true });
}

function summary(runs: ReadonlyMap<string, readonly Run[]>): string {
  const timeOf = (name: string): number => median((runs.get(name) ?? []).map(run => run.time));
  const processorOf = (name: string): number => median((runs.get(name) ?? []).map(run => run.processor));
  const floor = timeOf('floor');
  const rows = [...runs].map(([name, its]) => {
    const ratio = timeOf(name) / floor;
    const target = targets[name];
    return [
      name,
      Math.round(timeOf(name)),
      Math.round(Math.min(...its.map(run => run.time))),
      ratio.toFixed(1),
      target === undefined ? '' : `<= ${target.toString()} ${ratio <= target ? 'met' : 'MISSED'}`,
      Math.round(processorOf(name)),
      (processorOf(name) / processorOf('floor')).toFixed(1),
      Math.round(median(its.map(run => run.maxRss)) / 1024),
    ];
  });
  const [facts] = runs.get('cold') ?? [];
  const head = `${facts?.skills.toString() ?? '0'} skills, ${facts?.findings?.toString() ?? '0'} findings; median of ${rounds.toString()} whole processes, Node ${process.versions.node}, ${cpus().length.toString()} cores`;
  return [
    head,
    ...table([['', 'ms', 'least', 'x floor', 'target', 'processor ms', 'x floor', 'MB'], ...rows]),
  ].join('\n');
}
