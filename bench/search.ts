import { cpus } from 'node:os';
import { table } from '../src/cli/table.ts';
import { searchedFields, type SearchedSkill } from '../src/core/search/searchedFields.ts';
import { SkillIndex } from '../src/core/search/skillIndex.ts';
import { skillProfile } from '../src/core/search/skillProfile.ts';
import { peers, type PeerSkill } from './search/peers.ts';
import { askAll, head, quantile, readCases, row, type Ask, type Outcome } from './search/quality.ts';
import { readSkill, sampleFolders } from './search/sampleSkills.ts';
import { varySkills } from './search/varySkills.ts';

// npm run bench:search -- CORPUS [COUNT…]: how well search answers, by kind of query, and how fast, beside other libraries.
// CORPUS is a folder of repositories with skills; COUNT a number of skills to measure the speed with (10000).

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
const rows = [...rowsOf(await askAll(asked, ask(index, true)))].map(each => ['skill-manager', ...each]);
for (const peer of await peers()) {
  const answers = await askAll(asked, await peer.build(few.map(peerSkill)));
  rows.push(...rowsOf(answers).map(each => [peer.name, ...each]));
}
console.log(table([['', '', ...head], ...rows]).join('\n'));

for (const count of counts.length > 0 ? counts.map(Number) : [10_000]) await measureSpeed(count);

function ask(over: SkillIndex, everything: boolean): Ask {
  return query => over.search(query, { limit: 20, everything }).map(({ location }) => location);
}

function rowsOf(outcomes: readonly Outcome[]): readonly (readonly (string | number)[])[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return kinds.map(kind => [kind, ...row(outcomes.filter(each => each.kind === kind))]);
}

function peerSkill(skill: SearchedSkill): PeerSkill {
  const { description, body } = searchedFields(skill);
  return { id: skill.location, name: skill.name, description, body };
}

async function measureSpeed(count: number): Promise<void> {
  const all = [...skillsOf.values()].flat();
  const before = memory();
  const large = new SkillIndex();
  let [splitting, indexing] = [0, 0];
  for (const skill of varySkills(all, count)) {
    const begun = performance.now();
    const profile = skillProfile(searchedFields(skill));
    const split = performance.now();
    large.addProfile(skill.location, profile);
    splitting += split - begun;
    indexing += performance.now() - split;
  }
  const held = memory() - before;
  const queries = cases.map(({ query }) => query);
  const times = (await askAll(cases, ask(large, false))).map(({ ms }) => ms).sort((a, b) => a - b);
  const [changed] = all;
  const begun = performance.now();
  if (changed) large.add({ ...changed, location: `0/${changed.location}`, text: `${changed.text}\nMore.` });
  const change = performance.now() - begun;
  console.log(
    `\n${count.toString()} skills, ${queries.length.toString()} queries; Node ${process.versions.node}, ${cpus().length.toString()} cores`,
  );
  console.log(
    table([
      ['splitting texts (in the worker)', `${Math.round(splitting).toString()} ms`],
      ['index from what was split', `${Math.round(indexing).toString()} ms`],
      ['one changed skill', `${change.toFixed(1)} ms`],
      ['query p50 / p95 / most', [0.5, 0.95, 1].map(part => quantile(times, part).toFixed(2)).join(' / ')],
      ['memory', `${Math.round(held / 2 ** 20).toString()} MB`],
    ]).join('\n'),
  );
  if (count > 10_000) return;
  const skills = [...varySkills(all, count)].map(peerSkill);
  for (const peer of await peers()) {
    const start = performance.now();
    const build = await peer.build(skills);
    const built = performance.now() - start;
    const some = cases.filter((_, at) => at % 15 === 0);
    const taken = (await askAll(some, build)).map(({ ms }) => ms).sort((a, b) => a - b);
    console.log(
      `${peer.name}: build ${Math.round(built).toString()} ms, query p50 ${quantile(taken, 0.5).toFixed(1)}, p95 ${quantile(taken, 0.95).toFixed(1)} ms (${some.length.toString()} queries)`,
    );
  }
}

/** Bytes in use, after what is not used has gone where the engine allows to ask for that. */
function memory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
