import type { ReadingAgent } from '../agents/agent.ts';
import type { SwitchSetting } from '../agents/reading/behaviour.ts';
import { compare } from '../discovery/compare.ts';
import { parentPath } from '../path.ts';
import { AgentList } from './agentList.ts';
import { candidateOf, isVerdict, type Candidate, type SeenSkill } from './candidate.ts';
import type { FittedEntry } from './fitListing.ts';
import type { ListedEntry } from './listedEntry.ts';
import { extraEntries } from './extraEntries.ts';
import { readFolders, type ReadFolder } from './readFolders.ts';
import type { Situation, SwitchesOf } from './situation.ts';
import type { Verdict, VerdictState, Why } from './verdict.ts';

/** What one agent makes of all skills, kept so that a change of some costs no more than these. */
export class AgentView {
  readonly agent: ReadingAgent;
  /** What the agent's model would be told of if the list had no end. */
  readonly list: AgentList;
  readonly #situation: Situation;
  readonly #folders: ReadonlyMap<string, ReadFolder>;
  readonly #switches: SwitchesOf;
  /** UTF-16 code units of a description, where the agent's settings say it. */
  readonly #longest: number | undefined;
  readonly #candidates = new Map<string, Candidate>();
  /** By name. */
  readonly #namesakes = new Map<string, Candidate | Candidate[]>();
  readonly #verdicts = new Map<string, Verdict>();
  /** What is listed besides skills that are found, and whether it is in the list now. */
  readonly #extras: { readonly entry: ListedEntry; listed: ListedEntry | undefined }[];
  readonly #cutExtras = new Map<string, FittedEntry['state']>();
  /** Locations whose verdict is what the limit has made of it. */
  #cut: readonly string[] = [];

  constructor(agent: ReadingAgent, situation: Situation) {
    this.agent = agent;
    this.list = new AgentList(agent, situation, this.#namesakes);
    this.#situation = situation;
    this.#folders = readFolders(agent, situation);
    this.#switches = situation.switches[agent.id] ?? {};
    this.#longest = situation.listings?.[agent.id]?.longest;
    this.#extras = extraEntries(agent, situation, this.list.budget.unit).map(entry => {
      return { entry, listed: undefined };
    });
  }

  /** By location. */
  get verdicts(): ReadonlyMap<string, Verdict> {
    return this.#verdicts;
  }

  /** What has become of those commands and own skills of the agent that do not stand whole in the list, by location. */
  get cutExtras(): ReadonlyMap<string, FittedEntry['state']> {
    return this.#cutExtras;
  }

  /** In the order of the list, before anything is cut. */
  get listed(): readonly ListedEntry[] {
    return this.list.entries;
  }

  /** Takes over what has changed: skills that are new or different, and locations that are gone. */
  update(changed: Iterable<SeenSkill>, removed: Iterable<string>, outerSkills: ReadonlySet<string>): void {
    const touched = new Set<string>();
    const known = this.#candidates.size > 0;
    for (const location of removed) {
      this.#forget(location, touched);
      this.#verdicts.delete(location);
    }
    for (const skill of changed) {
      const { location } = skill;
      if (known) this.#forget(location, touched);
      const found = candidateOf(skill, this.agent, this.#folders, this.#situation, outerSkills);
      if (isVerdict(found)) this.#verdicts.set(location, found);
      else this.#add(found, touched);
    }
    for (const name of touched) this.#settle(name);
    for (const extra of this.#extras) this.#place(extra);
    this.#fit();
  }

  #forget(location: string, touched: Set<string>): void {
    const before = this.#candidates.get(location);
    if (!before) return;
    const { name } = before;
    this.#candidates.delete(location);
    this.list.remove(before);
    touched.add(name);
    const namesakes = this.#namesakes.get(name);
    const left = Array.isArray(namesakes) ? namesakes.filter(other => other !== before) : [];
    if (left.length === 0) this.#namesakes.delete(name);
    else this.#namesakes.set(name, left);
  }

  #add(candidate: Candidate, touched: Set<string>): void {
    const { name, skill } = candidate;
    this.#candidates.set(skill.location, candidate);
    const namesakes = this.#namesakes.get(name);
    if (Array.isArray(namesakes)) namesakes.push(candidate);
    else this.#namesakes.set(name, namesakes ? [namesakes, candidate] : candidate);
    touched.add(name);
  }

  /** Gives all skills of a name their verdicts. */
  #settle(name: string): void {
    const namesakes = this.#namesakes.get(name);
    if (!namesakes) return;
    if (!Array.isArray(namesakes)) {
      this.#judge(namesakes);
      return;
    }
    const { loser, sameFolder, modelsApart } = this.agent.behaviour.clash;
    const sign = sameFolder === 'first' ? 1 : -1;
    namesakes.sort(
      (a, b) => a.folder.rank - b.folder.rank || sign * compare(parentPath(a.path), parentPath(b.path)),
    );
    const [winner] = namesakes;
    const apart = modelsApart === true && winner && this.#isForPeople(winner);
    const second = apart ? namesakes.find(candidate => !this.#isForPeople(candidate)) : undefined;
    for (const candidate of namesakes) {
      if (candidate === winner || candidate === second || loser === 'listed') this.#judge(candidate);
      else if (winner) this.#rule(candidate, 'shadowed', sameName, winner.skill.location);
    }
  }

  #judge(candidate: Candidate): void {
    const { name, read, skill } = candidate;
    const { reading } = this.agent.behaviour;
    const own = read.plugin === undefined ? this.#switchOf(name) : undefined;
    const setting = own ?? this.#switches[skill.location] ?? this.#switches['*'];
    if (setting === 'off') return this.#rule(candidate, 'hidden', switched);
    const by = reading.startedBy(read);
    if (by === 'nobody') return this.#rule(candidate, 'hidden', fields);
    if (by === 'people') return this.#rule(candidate, 'manual-only', fields);
    if (setting === 'manual')
      return this.#rule(candidate, by === 'model' ? 'hidden' : 'manual-only', switched);
    if (by === 'later') return this.#rule(candidate, 'hidden', paths);
    const description = reading.describe(read, this.#longest);
    if (description === '' && (reading.needsDescription || read.plugin !== undefined))
      return this.#rule(candidate, 'manual-only', noDescription);
    if (setting === 'nameOnly') this.#rule(candidate, 'listed-by-name-only', switched);
    else this.#rule(candidate, 'visible', seen);
    this.list.add(candidate, setting === 'nameOnly' ? '' : description);
  }

  /** Has an extra in the list as its switch says, as long as no skill of its name is there. */
  #place(extra: { readonly entry: ListedEntry; listed: ListedEntry | undefined }): void {
    const { entry } = extra;
    const { name } = entry;
    const setting = this.#switchOf(name) ?? this.#switches['*'];
    const namesakes = this.#namesakes.get(name) ?? [];
    const taken = (Array.isArray(namesakes) ? namesakes : [namesakes]).some(candidate => candidate.entry);
    const off = taken || setting === 'off' || setting === 'manual';
    const wanted = off ? undefined : setting === 'nameOnly' ? this.#bare(extra) : entry;
    if (wanted === extra.listed) return;
    if (extra.listed) this.list.take(extra.listed);
    if (wanted) this.list.put(wanted);
    extra.listed = wanted;
  }

  #bare({
    entry,
    listed,
  }: {
    readonly entry: ListedEntry;
    readonly listed: ListedEntry | undefined;
  }): ListedEntry {
    return listed?.description === ''
      ? listed
      : { ...entry, description: '', full: entry.bare, stays: false };
  }

  #isForPeople({ read }: Candidate): boolean {
    const by = this.agent.behaviour.reading.startedBy(read);
    return by === 'people' || by === 'nobody';
  }

  #switchOf(name: string): SwitchSetting | undefined {
    const { ignoreCase } = this.agent.behaviour.switches;
    return this.#switches[ignoreCase === true ? name.toLowerCase() : name];
  }

  #rule(candidate: Candidate, state: VerdictState, why: Why, by?: string): void {
    const { name, skill } = candidate;
    const { location } = skill;
    this.list.remove(candidate);
    this.#verdicts.set(location, by === undefined ? { state, name, why } : { state, name, why, by });
  }

  /** Cuts the list to what the agent gives it. */
  #fit(): void {
    const fitted = this.list.fit();
    for (const location of this.#cut) {
      const verdict = this.#verdicts.get(location);
      const cut = verdict?.why.kind === 'budget' || verdict?.why.kind === 'seen';
      if (cut && this.#candidates.get(location)?.entry)
        this.#verdicts.set(location, { state: 'visible', name: verdict.name, why: seen });
    }
    const cut: string[] = [];
    this.#cutExtras.clear();
    for (const { entry, state, why } of fitted) {
      const { location, name } = entry;
      if (entry.origin !== undefined) this.#cutExtras.set(location, state);
      if (this.#verdicts.get(location)?.state !== 'visible') continue;
      this.#verdicts.set(location, { state, name, why });
      cut.push(location);
    }
    this.#cut = cut;
  }
}

const seen: Why = { kind: 'seen' };
const switched: Why = { kind: 'switched' };
const fields: Why = { kind: 'fields' };
const paths: Why = { kind: 'paths' };
const sameName: Why = { kind: 'sameName' };
const noDescription: Why = { kind: 'noDescription' };
