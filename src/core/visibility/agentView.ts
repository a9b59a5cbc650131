import type { ReadingAgent } from '../agents/agent.ts';
import type { SwitchSetting } from '../agents/reading/behaviour.ts';
import { compare } from '../discovery/compare.ts';
import { parentPath } from '../path.ts';
import { AgentList } from './agentList.ts';
import { candidateOf, isVerdict, type Candidate, type SeenSkill } from './candidate.ts';
import type { ListedEntry } from './listedEntry.ts';
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
  readonly #candidates = new Map<string, Candidate>();
  /** By name. */
  readonly #namesakes = new Map<string, Candidate | Candidate[]>();
  readonly #verdicts = new Map<string, Verdict>();
  /** Locations whose verdict is what the limit has made of it. */
  #cut: readonly string[] = [];

  constructor(agent: ReadingAgent, situation: Situation) {
    this.agent = agent;
    this.list = new AgentList(agent, situation, this.#namesakes);
    this.#situation = situation;
    this.#folders = readFolders(agent, situation);
    this.#switches = situation.switches[agent.id] ?? {};
  }

  /** By location. */
  get verdicts(): ReadonlyMap<string, Verdict> {
    return this.#verdicts;
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
    const setting = this.#switchOf(name) ?? this.#switches[skill.location] ?? this.#switches['*'];
    if (setting === 'off') return this.#rule(candidate, 'hidden', switched);
    const by = reading.startedBy(read);
    if (by === 'nobody') return this.#rule(candidate, 'hidden', fields);
    if (by === 'people') return this.#rule(candidate, 'manual-only', fields);
    if (setting === 'manual')
      return this.#rule(candidate, by === 'model' ? 'hidden' : 'manual-only', switched);
    if (by === 'later') return this.#rule(candidate, 'hidden', paths);
    const description = reading.describe(read);
    if (description === '' && reading.needsDescription)
      return this.#rule(candidate, 'manual-only', noDescription);
    if (setting === 'nameOnly') this.#rule(candidate, 'listed-by-name-only', switched);
    else this.#rule(candidate, 'visible', seen);
    this.list.add(candidate, setting === 'nameOnly' ? '' : description);
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
    for (const { entry, state, why } of fitted) {
      const { location, name } = entry;
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
