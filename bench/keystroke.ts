import { buildSync } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SkillCatalog } from '../src/core/catalog/skillCatalog.ts';
import { breathe } from '../src/node/breathe.ts';
import { WorkerSource } from '../src/node/workerSource.ts';
import { projectRoot } from '../scripts/projectRoot.ts';
import { unpackCorpus } from './unpackCorpus.ts';

// npm run bench:keystroke [-- CORPUS]: how long one keystroke in a long SKILL.md takes until its findings are known, among
// all skills of the corpus; as in the editor, the work is done by a worker thread.

const keystrokes = 100;

/** Milliseconds. */
const target = 30;

const corpus = unpackCorpus(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'skill-manager-bench-'));
try {
  const worker = join(folder, 'worker.js');
  buildSync({
    ...{ absWorkingDir: projectRoot, entryPoints: ['src/node/worker.ts'], outfile: worker, bundle: true },
    ...{ platform: 'node', format: 'cjs', target: 'node22', minify: true },
    ...{ logLevel: 'error', logOverride: { 'direct-eval': 'silent' } },
  });
  const cachePath = join(folder, 'cache.json');
  const source = new WorkerSource(worker, { cachePath, product: 'bench', helpers: 1 }, console.error);
  const catalog = new SkillCatalog(source, breathe);
  await catalog.refresh({
    workspaceFolders: [],
    home: { path: homedir(), environment: {} },
    personal: false,
    customRoots: [corpus.path],
  });
  await catalog.deepened;
  const linesOf = (location: string): number => readFileSync(location, 'utf8').split('\n').length;
  const [skill] = catalog.skills
    .map(({ location }) => ({ location, lines: linesOf(location) }))
    .filter(({ lines }) => lines >= 500)
    .sort((one, other) => one.lines - other.lines);
  if (!skill) throw new Error('The corpus has no SKILL.md of 500 lines');
  const text = readFileSync(skill.location, 'utf8');
  const times: number[] = [];
  for (let key = 1; key <= keystrokes; key++) {
    const begun = performance.now();
    await catalog.setOpenText(skill.location, `${text}\n${'x'.repeat(key)}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? NaN;
  console.log(
    `One keystroke in a SKILL.md of ${skill.lines.toString()} lines among ${catalog.skills.length.toString()} skills: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms; ${(at(0.95) / target).toFixed(2)} x the target of ${target.toString()} ms, ${at(0.95) <= target ? 'met' : 'MISSED'}`,
  );
  catalog.dispose();
  source.dispose();
} finally {
  corpus.remove();
  rmSync(folder, { recursive: true, force: true });
}
