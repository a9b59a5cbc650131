import type { ReadingAgent } from '../agents/agent.ts';
import type { SwitchSetting } from '../agents/reading/behaviour.ts';
import { compare } from '../discovery/compare.ts';
import { parentPath, relativePath } from '../path.ts';
import { candidateOf, isVerdict, type Candidate, type SeenSkill } from './candidate.ts';
import { fitListing } from './fitListing.ts';
import type { ListedEntry } from './listedEntry.ts';
import { readFolders, type ReadFolder } from './readFolders.ts';
import type { Situation, SwitchesOf } from './situation.ts';
import type { Verdict, VerdictState, Why } from './verdict.ts';

/** What one agent makes of all skills, kept so that a change of some costs no more than these. */
export class AgentView {
  readonly agent: ReadingAgent;
  readonly #situation: Situation;
  readonly #folders: ReadonlyMap<string, ReadFolder>;
  readonly #switches: SwitchesOf;
  readonly #candidates = new Map<string, Candidate>();
  /** By the key of the name. */
  readonly #namesakes = new Map<string, Candidate[]>();
  readonly #verdicts = new Map<string, Verdict>();
  /** What the model would be told of if the list had no end, by location. */
  readonly #listed = new Map<string, ListedEntry>();
  /** Locations whose verdict is what the limit has made of it. */
  #cut: readonly string[] = [];

  constructor(agent: ReadingAgent, situation: Situation) {
    this.agent = agent;
    this.#situation = situation;
    this.#folders = readFolders(agent, situation);
    this.#switches = situation.switches[agent.id] ?? {};
  }

  get verdicts(): ReadonlyMap<string, Verdict> {
    return this.#verdicts;
  }

  /** What the model would be told of if the list had no end, in the order of the list. */
  get listed(): readonly ListedEntry[] {
    return [...this.#listed.values()].sort(inOrder);
  }

  /** Takes over what has changed: skills that are new or different, and locations that are gone. */
  update(changed: Iterable<SeenSkill>, removed: Iterable<string>, rootSkills: ReadonlySet<string>): void {
    const touched = new Set<string>();
    for (const location of removed) {
      this.#forget(location, touched);
      this.#verdicts.delete(location);
    }
    for (const skill of changed) {
      const { location } = skill;
      this.#forget(location, touched);
      const found = candidateOf(skill, this.agent, this.#folders, this.#situation, rootSkills);
      if (isVerdict(found)) this.#verdicts.set(location, found);
      else this.#add(found, touched);
    }
    for (const key of touched) this.#settle(key);
    this.#fit();
  }

  #forget(location: string, touched: Set<string>): void {
    const before = this.#candidates.get(location);
    if (!before) return;
    this.#candidates.delete(location);
    const key = this.#keyOf(before.name);
    const left = (this.#namesakes.get(key) ?? []).filter(other => other !== before);
    if (left.length === 0) this.#namesakes.delete(key);
    else this.#namesakes.set(key, left);
    this.#unlist(location);
    touched.add(key);
  }

  #add(candidate: Candidate, touched: Set<string>): void {
    this.#candidates.set(candidate.skill.location, candidate);
    const key = this.#keyOf(candidate.name);
    const namesakes = this.#namesakes.get(key);
    if (namesakes) namesakes.push(candidate);
    else this.#namesakes.set(key, [candidate]);
    touched.add(key);
  }

  #keyOf(name: string): string {
    return this.agent.behaviour.naming.key?.(name) ?? name;
  }

  /** Gives all skills of a name their verdicts. */
  #settle(key: string): void {
    const namesakes = this.#namesakes.get(key);
    if (!namesakes) return;
    const { loser, sameFolder } = this.agent.behaviour.clash;
    if (namesakes.length > 1 && loser === 'dropped') {
      const sign = sameFolder === 'first' ? 1 : -1;
      namesakes.sort(
        (a, b) => a.folder.rank - b.folder.rank || sign * compare(parentPath(a.path), parentPath(b.path)),
      );
    }
    const [winner] = namesakes;
    for (const candidate of namesakes) {
      if (candidate === winner || loser === 'listed') this.#judge(candidate);
      else if (winner) this.#shadow(candidate, winner.skill.location);
    }
  }

  #switchOf(name: string): SwitchSetting | undefined {
    const { ignoreCase } = this.agent.behaviour.switches;
    return this.#switches[ignoreCase === true ? name.toLowerCase() : name];
  }

  #shadow({ name, skill: { location } }: Candidate, by: string): void {
    this.#unlist(location);
    this.#verdicts.set(location, { state: 'shadowed', name, why: { kind: 'sameName' }, by });
  }

  #judge(candidate: Candidate): void {
    const { name, read } = candidate;
    const { reading } = this.agent.behaviour;
    const setting = this.#switchOf(name) ?? this.#switches[candidate.skill.location];
    if (setting === 'off') return this.#rule(candidate, 'hidden', switched);
    const by = reading.startedBy(read);
    if (by === 'nobody') return this.#rule(candidate, 'hidden', fields);
    if (by === 'people') return this.#rule(candidate, 'manual-only', fields);
    if (setting === 'manual')
      return this.#rule(candidate, by === 'model' ? 'hidden' : 'manual-only', switched);
    if (by === 'later') return this.#rule(candidate, 'hidden', { kind: 'paths' });
    const description = reading.describe(read);
    if (description === '' && reading.needsDescription) {
      return this.#rule(candidate, 'manual-only', { kind: 'noDescription' });
    }
    const nameOnly = setting === 'nameOnly';
    this.#rule(candidate, nameOnly ? 'listed-by-name-only' : 'visible', nameOnly ? switched : seen);
    this.#list(candidate, nameOnly ? '' : description);
  }

  #rule({ name, skill: { location } }: Candidate, state: VerdictState, why: Why): void {
    this.#unlist(location);
    this.#verdicts.set(location, { state, name, why });
  }

  #list({ name, folder, skill: { location }, ...candidate }: Candidate, description: string): void {
    const path = this.agent.behaviour.listing.realPath === true ? location : candidate.path;
    const { read, root } = candidate;
    const label = this.agent.behaviour.naming.labelOf?.(read) ?? name;
    const inside = relativePath(root, candidate.path);
    this.#listed.set(location, { location, path, inside, name, label, description, rank: folder.rank });
  }

  #unlist(location: string): void {
    this.#listed.delete(location);
  }

  /** Cuts the list to what the agent gives it. */
  #fit(): void {
    for (const location of this.#cut) {
      const entry = this.#listed.get(location);
      const { why } = this.#verdicts.get(location) ?? { why: seen };
      if (!entry || (why.kind !== 'budget' && why.kind !== 'seen')) continue;
      this.#verdicts.set(location, { state: 'visible', name: entry.name, why: seen });
    }
    this.#cut = [];
    const { overflow } = this.agent.behaviour.listing;
    if (overflow === 'none') return;
    const fitted = fitListing(this.listed, this.agent.behaviour.listing, this.#situation);
    const cut: string[] = [];
    for (const { entry, state, why } of fitted.changed) {
      if (this.#verdicts.get(entry.location)?.state !== 'visible') continue;
      this.#verdicts.set(entry.location, { state, name: entry.name, why });
      cut.push(entry.location);
    }
    this.#cut = cut;
  }
}

const seen: Why = { kind: 'seen' };
const switched: Why = { kind: 'switched' };
const fields: Why = { kind: 'fields' };

function inOrder(a: ListedEntry, b: ListedEntry): number {
  return a.rank - b.rank || compare(parentPath(a.path), parentPath(b.path));
}
