import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { table } from '../src/cli/table.ts';
import { cacheFolder } from '../src/node/cacheFolder.ts';
import { compare, type Disagreement } from '../test/conformance/compare.ts';
import { expectation } from '../test/conformance/expectation.ts';
import { knownAs } from '../test/conformance/knownDifferences.ts';
import { layoutFor, type Layout } from '../test/conformance/layout.ts';
import type { Observation } from '../test/conformance/observation.ts';
import { ask } from './ask.ts';
import { writeFixture } from './fixtureFile.ts';
import { layouts as handWritten } from './layouts/index.ts';
import { randomLayouts } from './layouts/randomLayouts.ts';
import { programs } from './programs/index.ts';
import type { Program } from './programs/program.ts';

// npm run conformance [-- --program ID --layout NAME --layouts N --seed N --record]: asks the real agents what they see of layouts
// written by hand and of N random ones, holds it against what we say, and prints the table. `--record` keeps
// the answers as fixtures; `--kept` compares the answers of the last run again, which are kept in the cache, and asks for those alone
// that are missing.

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    layout: { type: 'string' },
    layouts: { type: 'string', default: '200' },
    seed: { type: 'string' },
    record: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000);
const wanted = [
  ...(values.seed === undefined ? handWritten : []),
  ...randomLayouts(seed, Number(values.layouts)),
].filter(({ name }) => values.layout === undefined || name.startsWith(values.layout));
/** Programs that run at once. */
const atOnce = 2;

interface Tally {
  readonly program: Program;
  readonly name: string;
  version: string;
  layouts: number;
  /** Layouts of which the program said nothing that can be read. */
  failed: number;
  compared: number;
  known: number;
  readonly disagreements: (Disagreement & { readonly layout: string })[];
}

console.log(
  `Seed ${seed.toString()}: npm run conformance -- --seed ${seed.toString()} runs the random layouts of this run again.`,
);
const tallies = programs
  .filter(({ id }) => values.program === undefined || values.program === id)
  .map((program): Tally => ({
    program,
    name: program.id,
    version: program.version,
    layouts: 0,
    failed: 0,
    compared: 0,
    known: 0,
    disagreements: [],
  }));
const queue = wanted.flatMap(layout =>
  tallies
    .filter(({ program }) => layout.programs === undefined || layout.programs.includes(program.id))
    .map(tally => ({ tally, layout: layoutFor(layout, tally.program.id) })),
);
const whole = queue.length;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await compareOne(next.tally, next.layout);
      if (queue.length % 50 === 0)
        console.log(`  ${(whole - queue.length).toString()} of ${whole.toString()} asked`);
    }
  }),
);
console.log(summary());
process.exitCode = tallies.some(({ disagreements }) => disagreements.length > 0) ? 1 : 0;

async function compareOne(tally: Tally, layout: Layout): Promise<void> {
  let said: Observation;
  try {
    said = await answerTo(tally.program, layout);
  } catch (error) {
    console.log(`${tally.program.id}, ${layout.name}: ${String(error).slice(0, 500)}`);
    tally.failed++;
    return;
  }
  if (values.record) writeFixture(layout, said);
  const { compared, disagreements } = await compare(said, await expectation(layout, tally.program.id));
  tally.version = said.version;
  tally.layouts++;
  tally.compared += compared;
  const others = disagreements.filter(disagreement => !knownAs(disagreement, layout.name, tally.program.id));
  tally.known += disagreements.length - others.length;
  if (others.length === 0) return;
  console.log(`${tally.program.id}, ${layout.name} (${keptFile(tally.program, layout)}):`);
  for (const disagreement of others) {
    tally.disagreements.push({ ...disagreement, layout: layout.name });
    console.log(`  ${disagreement.skill}\n    it:  ${disagreement.program}\n    we:  ${disagreement.ours}`);
  }
}

async function answerTo(program: Program, layout: Layout): Promise<Observation> {
  const path = keptFile(program, layout);
  if (values.kept && existsSync(path)) {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { layout: Layout; said: Observation };
    if (isDeepStrictEqual(kept.layout, JSON.parse(JSON.stringify(layout)))) return kept.said;
  }
  const said = await ask(program, layout);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ layout, said }, null, 1));
  return said;
}

function keptFile(program: Program, layout: Layout): string {
  return join(cacheFolder(), 'conformance', program.id, `${layout.name}.json`);
}

function summary(): string {
  const all = [...tallies, total()];
  const rows = all.map(({ name, version, layouts, failed, compared, known, disagreements }) => {
    const apart = disagreements.length;
    const agreed = compared - known - apart;
    const share = `${((100 * agreed) / Math.max(1, compared)).toFixed(2)} %`;
    return [name, version, layouts, failed, compared, agreed, known, apart, share];
  });
  const head = ['program', 'version', 'layouts', 'failed', 'skills compared', 'agreements'];
  return table([[...head, 'known differences', 'disagreements', 'agreement'], ...rows]).join('\n');
}

function total(): Omit<Tally, 'program'> {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0);
  return {
    ...{ name: 'all', version: '', layouts: sum(tally => tally.layouts), failed: sum(tally => tally.failed) },
    ...{ compared: sum(tally => tally.compared), known: sum(tally => tally.known) },
    disagreements: tallies.flatMap(({ disagreements }) => disagreements),
  };
}
