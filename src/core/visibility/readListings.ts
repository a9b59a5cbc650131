import type { AgentId, ReadingAgent } from '../agents/agent.ts';
import type { ListingSettings } from '../agents/reading/behaviour.ts';
import type { ListingOf, Situation } from './situation.ts';

/** What the settings files of one agent hold, the nearest first; a file that is no JSON is left out. */
export type SettingsOf = (agent: ReadingAgent) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** How long the agents' own settings let their lists be. */
export async function readListings(
  agents: readonly ReadingAgent[],
  { environment }: Situation['home'],
  settingsOf: SettingsOf,
): Promise<NonNullable<Situation['listings']>> {
  const all: Partial<Record<AgentId, ListingOf>> = {};
  for (const agent of agents) {
    const keys = agent.behaviour.listing.settings;
    if (!keys) continue;
    const without = (environment[keys.withoutBuiltIn.variable] ?? '') !== '';
    const found = listingIn(await settingsOf(agent), keys);
    const listing = without ? { ...found, withoutBuiltIn: true } : found;
    if (Object.keys(listing).length > 0) all[agent.id] = listing;
  }
  return all;
}

function listingIn(
  files: readonly Readonly<Record<string, unknown>>[],
  { longest, share, withoutBuiltIn }: ListingSettings,
): ListingOf {
  const most = first(files, longest, value => Number.isSafeInteger(value) && Number(value) > 0);
  const part = first(files, share, value => typeof value === 'number' && value > 0 && value <= 1);
  const without = first(files, withoutBuiltIn.key, value => typeof value === 'boolean');
  return {
    ...(most !== undefined && { longest: Number(most) }),
    ...(part !== undefined && { share: Number(part) }),
    ...(without === true && { withoutBuiltIn: true }),
  };
}

/** Of the nearest file whose value is one that the agent takes. */
function first(
  files: readonly Readonly<Record<string, unknown>>[],
  key: string,
  isValid: (value: unknown) => boolean,
): unknown {
  return files.map(file => file[key]).find(isValid);
}
