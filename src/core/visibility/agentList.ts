import type { ReadingAgent } from '../agents/agent.ts';
import { relativePath } from '../path.ts';
import type { Candidate } from './candidate.ts';
import { distinctLabels } from './distinctLabels.ts';
import { budgetFor, extraCost, fitListing, type Budget, type FittedEntry } from './fitListing.ts';
import type { ListedEntry } from './listedEntry.ts';
import { listingOrders } from './listingOrders.ts';
import { costOf, lengthIn } from './measure.ts';
import type { Situation } from './situation.ts';
import { SortedEntries } from './sortedEntries.ts';

/** The list of skills that an agent shows its model, before anything is cut, and what it costs. */
export class AgentList {
  readonly budget: Budget;
  readonly #agent: ReadingAgent;
  readonly #names: Pick<ReadonlySet<string>, 'has'>;
  readonly #sorted: SortedEntries;
  #cost = 0;

  /** @param names of all skills that the agent finds, listed or not */
  constructor(agent: ReadingAgent, situation: Situation, names: Pick<ReadonlySet<string>, 'has'>) {
    this.#agent = agent;
    this.#names = names;
    this.budget = budgetFor(agent, situation);
    this.#sorted = new SortedEntries(listingOrders[agent.behaviour.listing.order]);
  }

  /** In the order of the list. */
  get entries(): readonly ListedEntry[] {
    return this.#agent.behaviour.naming.labelOf
      ? distinctLabels(this.#sorted.all, this.#names)
      : this.#sorted.all;
  }

  /** What the whole list costs. */
  get used(): number {
    const { listing, naming } = this.#agent.behaviour;
    const { unit } = this.budget;
    const cost = naming.labelOf
      ? this.entries.reduce((sum, { full }) => sum + costOf(unit, full), 0)
      : this.#cost;
    return cost + extraCost(listing, this.#sorted.size);
  }

  /** The entry as it stands in the list if nothing is cut. */
  textOf({ name, label, description, path }: Omit<ListedEntry, 'bare' | 'full'>): string {
    return this.#agent.behaviour.listing.entry(description === '' ? name : label, description, path);
  }

  /** Puts a skill that is not in the list into it. */
  add(candidate: Candidate, description: string): void {
    const { name, folder, root, path: found, read, skill } = candidate;
    const { location } = skill;
    const { listing, naming } = this.#agent.behaviour;
    const { unit } = this.budget;
    const path = listing.realPath === true ? location : found;
    const label = naming.labelOf?.(read) ?? name;
    const { rank, scope } = folder;
    const inside = relativePath(root, found);
    const bare = lengthIn(unit, listing.entry(name, '', path));
    const full = description === '' ? bare : lengthIn(unit, listing.entry(label, description, path));
    const entry = { location, path, inside, name, label, description, rank, scope, bare, full };
    candidate.entry = entry;
    this.put(entry);
  }

  remove(candidate: Candidate): void {
    const { entry } = candidate;
    if (!entry) return;
    candidate.entry = undefined;
    this.take(entry);
  }

  /** Puts what is no skill of a folder into the list. */
  put(entry: ListedEntry): void {
    this.#sorted.add(entry);
    this.#cost += costOf(this.budget.unit, entry.full);
  }

  take(entry: ListedEntry): void {
    this.#sorted.remove(entry);
    this.#cost -= costOf(this.budget.unit, entry.full);
  }

  /** The entries that do not stay as they are, as the list is longer than the agent allows. */
  fit(): readonly FittedEntry[] {
    const { used, budget } = this;
    if (budget.limit === undefined || used <= budget.limit) return [];
    return fitListing(this.entries, this.#agent.behaviour.listing, budget, used);
  }
}
