import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../src/cli/table.ts';
import { cacheFolder } from '../scripts/vscode/cacheFolder.ts';
import { compare, type Disagreement } from '../test/conformance/compare.ts';
import { expectation } from '../test/conformance/expectation.ts';
import { layoutFor, type Layout } from '../test/conformance/layout.ts';
import { ask } from './ask.ts';
import { writeFixture } from './fixtureFile.ts';
import { layouts as handWritten } from './layouts/index.ts';
import { randomLayouts } from './layouts/randomLayouts.ts';
import { programs } from './programs/index.ts';
import type { Program } from './programs/program.ts';

// npm run conformance [-- --program ID --layout NAME --layouts N --seed N --record]: asks the real agents what they see of layouts
// written by hand and of N random ones, holds it against what we say, and prints the table. `--record` keeps the answers as fixtures.

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    layout: { type: 'string' },
    layouts: { type: 'string', default: '200' },
    seed: { type: 'string' },
    record: { type: 'boolean', default: false },
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
  version: string;
  layouts: number;
  compared: number;
  readonly disagreements: (Disagreement & { readonly layout: string })[];
}

console.log(
  `Seed ${seed.toString()}: npm run conformance -- --seed ${seed.toString()} runs the random layouts of this run again.`,
);
const tallies = programs
  .filter(({ id }) => values.program === undefined || values.program === id)
  .map((program): Tally => ({
    program,
    version: program.version,
    layouts: 0,
    compared: 0,
    disagreements: [],
  }));
const queue = tallies.flatMap(tally =>
  wanted
    .filter(({ programs: only }) => only === undefined || only.includes(tally.program.id))
    .map(layout => ({ tally, layout: layoutFor(layout, tally.program.id) })),
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
  const said = await ask(tally.program, layout);
  if (values.record) writeFixture(layout, said);
  const { compared, disagreements } = await compare(said, await expectation(layout, tally.program.id));
  tally.version = said.version;
  tally.layouts++;
  tally.compared += compared;
  if (disagreements.length === 0) return;
  const kept = join(cacheFolder(), 'conformance', tally.program.id, `${layout.name}.json`);
  mkdirSync(join(kept, '..'), { recursive: true });
  writeFileSync(kept, JSON.stringify({ layout, said, disagreements }, null, 2));
  console.log(`${tally.program.id}, ${layout.name} (${kept}):`);
  for (const disagreement of disagreements) {
    tally.disagreements.push({ ...disagreement, layout: layout.name });
    console.log(`  ${disagreement.skill}\n    it:  ${disagreement.program}\n    we:  ${disagreement.ours}`);
  }
}

function summary(): string {
  const rows = tallies.map(({ program, version, layouts, compared, disagreements }) => [
    ...[program.id, version],
    ...[layouts, compared, compared - disagreements.length, disagreements.length],
    `${((100 * (compared - disagreements.length)) / Math.max(1, compared)).toFixed(2)} %`,
  ]);
  return table([
    ['program', 'version', 'layouts', 'skills compared', 'agreements', 'disagreements', 'agreement'],
    ...rows,
  ]).join('\n');
}
