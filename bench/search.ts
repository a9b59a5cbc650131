import { table } from '../src/cli/table.ts';
import { withoutConcepts } from '../src/core/search/concepts.ts';
import { SkillIndex } from '../src/core/search/skillIndex.ts';
import { measureSpeed } from './search/measureSpeed.ts';
import { peers, peerSkill } from './search/peers.ts';
import {
  askAll,
  foundAmong,
  gain,
  head,
  readCases,
  reciprocalRanks,
  row,
  type Ask,
  type Outcome,
} from './search/quality.ts';
import { readSkill, sampleFolders } from './search/sampleSkills.ts';

// npm run bench:search -- CORPUS [COUNT…]: how well search answers, by kind of query, and how fast, beside other libraries.
// CORPUS is a folder of repositories with skills; COUNT a number of skills to measure the speed with (10000 and 100000).

const [corpus, ...counts] = process.argv.slice(2);
if (corpus === undefined) throw new Error('Name a folder of repositories with skills.');
const cases = readCases();
const samples = [...new Set(cases.map(({ sample }) => sample))];
const skillsOf = new Map(
  samples.map(sample => [sample, sampleFolders(corpus, sample).map(folder => readSkill(corpus, folder))]),
);
/** The sample whose cases nothing was fitted to. */
const heldOut = Math.max(...samples);

for (const sample of samples) {
  const skills = skillsOf.get(sample) ?? [];
  const index = new SkillIndex();
  for (const skill of skills) index.add(skill);
  const own = cases.filter(each => each.sample === sample);
  const note = sample === heldOut ? 'held out' : 'used to shape word lists, weights and threshold';
  for (const everything of [false, true]) {
    const outcomes = await askAll(own, ask(index, everything));
    const title = everything ? 'without the threshold' : 'as users get it';
    console.log(`\nSample ${sample.toString()}, ${skills.length.toString()} skills, ${note}: ${title}`);
    console.log(table([['', ...head], ...rowsOf(outcomes)]).join('\n'));
  }
}

console.log('\nBeside other libraries, on the held-out sample, without a threshold');
const few = skillsOf.get(heldOut) ?? [];
const asked = cases.filter(({ sample, kind }) => sample === heldOut && kind !== 'none');
const index = new SkillIndex();
for (const skill of few) index.add(skill);
const whole = await askAll(asked, ask(index, true));
const lexical = await askAll(asked, query => withoutConcepts(() => ask(index, true)(query)));
const rows = [
  ...rowsOf(whole).map(each => ['skill-manager', ...each]),
  ...rowsOf(lexical).map(each => ['skill-manager, no lists', ...each]),
];
for (const peer of await peers()) {
  const answers = await askAll(asked, await peer.build(few.map(peerSkill)));
  rows.push(...rowsOf(answers).map(each => [peer.name, ...each]));
}
console.log(table([['', '', ...head], ...rows]).join('\n'));

console.log('\nWhat the lists of other words add there, in points of a hundred, by case');
const kinds = [...new Set(asked.map(({ kind }) => kind))];
const gains = [...kinds, undefined].map(kind => {
  const [all, alone] = [whole, lexical].map(each =>
    each.filter(one => kind === undefined || one.kind === kind),
  );
  if (!all || !alone) return [];
  return [
    kind ?? 'all',
    all.length,
    gain(foundAmong(all, 1), foundAmong(alone, 1)),
    gain(reciprocalRanks(all), reciprocalRanks(alone)),
    gain(foundAmong(all, 20), foundAmong(alone, 20)),
  ];
});
console.log(table([['', 'cases', 'P@1', 'MRR x100', 'recall@20'], ...gains]).join('\n'));

const everySkill = [...skillsOf.values()].flat();
for (const count of counts.length > 0 ? counts.map(Number) : [10_000, 100_000]) {
  await measureSpeed(everySkill, cases, count);
}

function ask(over: SkillIndex, everything: boolean): Ask {
  return query => over.search(query, { limit: 20, everything }).map(({ location }) => location);
}

function rowsOf(outcomes: readonly Outcome[]): readonly (readonly (string | number)[])[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return kinds.map(kind => [kind, ...row(outcomes.filter(each => each.kind === kind))]);
}
