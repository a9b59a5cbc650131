import { buildSync } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../src/cli/table.ts';
import { runScript } from '../scripts/process/runScript.ts';
import type { HostFigures } from './hostFigures.ts';
import { measureHost } from './measureHost.ts';
import { median, runProgram, type Run } from './runProgram.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench [-- CORPUS]: every program as a process of its own, in turn, several times; medians and their ratio to the floor.

const rounds = 7;

const hostRounds = 3;
/** Milliseconds. */
const activationTarget = 50;

/** The most times the floor that each may take. */
const targets: Readonly<Record<string, number | undefined>> = { cold: 15, warm: 3 };

const corpus = unpackCorpus(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
try {
  const names = ['floor', 'cold', 'warm'];
  buildSync({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: names.map(name => ({ in: `bench/programs/${name}.ts`, out: name })),
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
    runProgram(join(folder, `${name}.js`), [corpus.path, join(folder, 'cache.json')], {
      // As the command line does: what V8 makes of the program is kept between runs.
      NODE_COMPILE_CACHE: join(folder, 'code'),
    });
  // The first round fills the system's file cache and ours. The cache keeps nothing of files younger than two seconds.
  await new Promise(resolve => setTimeout(resolve, 2100));
  names.forEach(run);
  const runs = new Map(names.map(name => [name, [] as Run[]]));
  for (let round = 0; round < rounds; round++) for (const name of names) runs.get(name)?.push(run(name));
  console.log(summary(runs));
  console.log(await hostSummary());
} finally {
  corpus.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Activation and memory, in VS Code windows of their own. */
async function hostSummary(): Promise<string> {
  await runScript('scripts/build.ts');
  const figures: HostFigures[] = [];
  for (let round = 0; round < hostRounds; round++) figures.push(await measureHost(corpus.path));
  const activation = figures.map(each => each.loading + each.activation);
  const ratio = median(activation) / activationTarget;
  const heap = (when: 'before' | 'after'): string =>
    (median(figures.map(each => each.heap[when])) / 2 ** 20).toFixed(1);
  return [
    '',
    `activation: ${Math.round(median(activation)).toString()} ms (bundle ${median(figures.map(each => each.loading)).toFixed(1)}, activate ${median(figures.map(each => each.activation)).toFixed(1)}) until the first scan begins; ${ratio.toFixed(2)} x the target of ${activationTarget.toString()} ms, ${ratio <= 1 ? 'met' : 'MISSED'}; median of ${hostRounds.toString()} windows`,
    `extension host's heap in use: ${heap('before')} MB, with the corpus ${heap('after')} MB (${figures[0]?.skills.toString() ?? '0'} skills)`,
  ].join('\n');
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
