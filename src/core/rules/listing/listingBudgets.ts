import type { AgentId } from '../../agents/agent.ts';
import type { Listing } from '../../agents/reading/behaviour.ts';
import { readingAgents } from '../../agents/reading/readingAgents.ts';
import { grouped } from '../../grouped.ts';

export interface ListingBudget {
  /** Characters of names and descriptions of all skills, at the smallest window in use. */
  readonly characters: number;
  /** What becomes of the skills beyond it, as an effect. */
  readonly effect: string;
}

/** Tokens of context of the smallest models that agents are used with. */
const smallestWindow = 200_000;

/** Where a list is counted in tokens. */
const charactersOfToken = 4;

const beyond: Readonly<Record<Listing['overflow'], string>> = {
  none: '',
  dropDescriptions: 'skills are listed without description',
  shortenThenDrop: 'descriptions are shortened, and then skills left out of the list',
  nameTheRest: 'with the skill tool, descriptions are left out of the list',
};

/** What agents leave of the list of skills when it is long, as their own files have it. */
export const listingBudgets: Readonly<Partial<Record<AgentId, ListingBudget>>> = Object.fromEntries(
  readingAgents.flatMap(({ id, behaviour: { listing } }) => {
    const limit = listing.limit(smallestWindow, {});
    if (!limit) return [];
    const characters = limit.amount * (limit.unit === 'tokens' ? charactersOfToken : 1);
    const moves = listing.limit(2 * smallestWindow, {})?.amount !== limit.amount;
    const at = moves ? `, with a window of ${grouped(smallestWindow)} tokens,` : '';
    const effect = `beyond ${grouped(characters)} characters${at} ${beyond[listing.overflow]}`;
    return [[id, { characters, effect }]];
  }),
);
