import type { AgentView } from './agentView.ts';
import { fitListing, textOfEntry } from './fitListing.ts';
import type { ListedEntry } from './listedEntry.ts';
import type { Situation } from './situation.ts';

/** What the list that an agent shows its model costs, entry by entry, in the list's order. */
export interface Budget {
  readonly unit: 'characters' | 'tokens';
  /** Undefined where the agent has none. */
  readonly limit: number | undefined;
  /** What the whole list would cost if nothing were cut. */
  readonly used: number;
  readonly entries: readonly BudgetEntry[];
}

export interface BudgetEntry extends ListedEntry {
  /** UTF-16 code units of the entry if nothing were cut. */
  readonly characters: number;
  /** Its text, for who counts tokens. */
  readonly text: string;
  readonly state: 'visible' | 'listed-by-name-only' | 'cut';
}

export function budgetOf({ agent, listed, verdicts }: AgentView, situation: Situation): Budget {
  const { listing } = agent.behaviour;
  const { unit, limit, used } = fitListing(listed, listing, situation);
  const entries = listed.map((entry): BudgetEntry => {
    const text = textOfEntry(listing, entry);
    const state = verdicts.get(entry.location)?.state;
    const cut = state === 'listed-by-name-only' || state === 'cut';
    return { ...entry, characters: text.length, text, state: cut ? state : 'visible' };
  });
  return { unit, limit, used, entries };
}
