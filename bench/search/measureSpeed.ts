import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { table } from '../../src/cli/table.ts';
import { searchedFields, type SearchedSkill } from '../../src/core/search/searchedFields.ts';
import { ProfileStore } from '../../src/core/search/profileStore.ts';
import { SkillIndex } from '../../src/core/search/skillIndex.ts';
import { skillProfile } from '../../src/core/search/skillProfile.ts';
import { measureKept } from './measureKept.ts';
import { peers, peerSkill } from './peers.ts';
import { askAll, type Case, type Outcome } from './quality.ts';
import { Stopwatch } from './stopwatch.ts';
import { varySkills } from './varySkills.ts';

/** Others are measured with so many skills at most: with more they take minutes. */
const mostForPeers = 10_000;

/** What is kept is measured with so many at most: more are not kept. */
const mostKept = 50_000;

/** Of the queries, others get one of so many. */
const peerShare = 15;

/** Prints how long it takes to take in so many skills, made of these, and to find among them. */
export async function measureSpeed(
  all: readonly SearchedSkill[],
  cases: readonly Case[],
  count: number,
): Promise<void> {
  const before = memory();
  const index = new SkillIndex();
  const [splitting, indexing] = [new Sum(), new Sum()];
  for (const skill of varySkills(all, count)) {
    const profile = splitting.of(() => skillProfile(searchedFields(skill)));
    indexing.of(() => {
      index.addProfile(skill.location, profile);
    });
  }
  const held = memory() - before;
  const outcomes = await askAll(cases, query => index.search(query, { limit: 20 }).map(hit => hit.location));
  const change = new Sum();
  const [changed] = all;
  if (changed) {
    const text = `${changed.text}\nMore.`;
    change.of(() => {
      index.add({ ...changed, location: `0/${changed.location}`, text });
    });
  }
  const cores = `${cpus().length.toString()} cores`;
  console.log(
    `\n${count.toString()} skills, ${cases.length.toString()} queries; Node ${process.versions.node}, ${cores}`,
  );
  const rows = [
    ['splitting texts (in the worker)', ...splitting.row],
    ['index from what was split', ...indexing.row],
    ['one changed skill', ...change.row],
    ...queryRows('query', outcomes),
    ['memory', `${Math.round(held / 2 ** 20).toString()} MB`, ''],
  ];
  if (count <= mostKept) rows.push(...keptRows([...varySkills(all, count)]));
  if (count <= mostForPeers) rows.push(...(await peerRows([...varySkills(all, count)], cases)));
  console.log(table([['', 'ms', 'ms of processor time'], ...rows]).join('\n'));
}

function keptRows(skills: readonly SearchedSkill[]): readonly string[][] {
  const store = ProfileStore.from(undefined);
  for (const skill of skills) {
    store.set({ location: skill.location, about: '', hash: '' }, skillProfile(searchedFields(skill)));
  }
  const text = JSON.stringify(store.toJson());
  const { reading, indexing } = measureKept(
    text,
    skills.map(({ location }) => location),
  );
  return [
    [`reading ${(text.length / 1e6).toFixed(0)} MB that are kept`, ...print(reading)],
    ['index from what is kept, both threads', ...print(indexing)],
  ];
}

async function peerRows(
  skills: readonly SearchedSkill[],
  cases: readonly Case[],
): Promise<readonly string[][]> {
  const some = cases.filter((_, at) => at % peerShare === 0);
  const documents = skills.map(peerSkill);
  const rows: string[][] = [];
  for (const { name, build } of await peers()) {
    const watch = new Stopwatch();
    const ask = await build(documents);
    const { ms, cpuMs } = watch.read();
    rows.push([`${name}: index`, ms.toFixed(0), cpuMs.toFixed(0)]);
    rows.push(...queryRows(`${name}: ${some.length.toString()} queries`, await askAll(some, ask)));
  }
  return rows;
}

function queryRows(name: string, outcomes: readonly Outcome[]): string[][] {
  const times = [outcomes.map(({ ms }) => ms), outcomes.map(({ cpuMs }) => cpuMs)];
  const sorted = times.map(each => each.toSorted((a, b) => a - b));
  const spread = (values: readonly number[]): string =>
    [0.5, 0.95, 1].map(part => quantile(values, part).toFixed(2)).join(' / ');
  return [[`${name}, p50 / p95 / most`, ...sorted.map(spread)]];
}

/** Of ascending values. */
function quantile(values: readonly number[], part: number): number {
  return values[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
}

/** Adds up what pieces of work take. */
class Sum {
  #ms = 0;
  #cpuMs = 0;

  of<T>(work: () => T): T {
    const watch = new Stopwatch();
    const made = work();
    const { ms, cpuMs } = watch.read();
    this.#ms += ms;
    this.#cpuMs += cpuMs;
    return made;
  }

  get row(): readonly [wall: string, processor: string] {
    return print({ ms: this.#ms, cpuMs: this.#cpuMs });
  }
}

function print({ ms, cpuMs }: ReturnType<Stopwatch['read']>): readonly [wall: string, processor: string] {
  const rounded = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
  return [rounded(ms), rounded(cpuMs)];
}

/** Bytes in use, once what is not used has gone. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
