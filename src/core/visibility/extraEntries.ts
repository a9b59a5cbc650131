import type { ReadingAgent } from '../agents/agent.ts';
import type { BuiltIn } from '../agents/reading/behaviour.ts';
import type { ListedEntry } from './listedEntry.ts';
import { lengthIn, type Unit } from './measure.ts';
import type { ListedCommand, Situation } from './situation.ts';

/** Places in the list's order: behind all skill folders come the commands, then the plugins, then what the agent brings. */
export const ranks = { commands: 1_000_000, plugins: 1_000_001, builtIn: 2_000_000 } as const;

/** What an agent lists besides the skills that it finds in folders: commands, and skills of its own. */
export function extraEntries(
  agent: ReadingAgent,
  { commands, listings }: Pick<Situation, 'commands' | 'listings'>,
  unit: Unit,
): readonly ListedEntry[] {
  const { listing } = agent.behaviour;
  const own = listings?.[agent.id]?.withoutBuiltIn === true ? [] : (listing.builtIn ?? []);
  return [
    ...(commands?.[agent.id] ?? [])
      .filter(({ manual }) => manual !== true)
      .map(command => commandEntry(command, agent, unit)),
    ...own.map((each, at) => builtInEntry(each, at, agent, unit)),
  ];
}

function commandEntry(
  { name, description, location, plugin }: ListedCommand,
  { behaviour: { listing } }: ReadingAgent,
  unit: Unit,
): ListedEntry {
  return {
    ...{ location, path: location, inside: location, name, label: name, description, origin: 'command' },
    ...{ rank: plugin === undefined ? ranks.commands : ranks.plugins, scope: 'project' },
    bare: lengthIn(unit, listing.entry(name, '', location)),
    full: lengthIn(unit, listing.entry(name, description, location)),
  };
}

/** The description is as long as the agent's, in other words. */
function builtInEntry(
  { name, length, stays = false }: BuiltIn,
  at: number,
  { behaviour: { listing } }: ReadingAgent,
  unit: Unit,
): ListedEntry {
  const location = builtInLocation(name);
  const description = 'what it says of itself '.repeat(Math.ceil(length / 23)).slice(0, length);
  return {
    ...{
      location,
      path: location,
      inside: location,
      name,
      label: name,
      description,
      origin: 'builtIn',
      stays,
    },
    ...{ rank: ranks.builtIn + at, scope: 'system' },
    bare: lengthIn(unit, listing.entry(name, '', location)),
    full: lengthIn(unit, listing.entry(name, description, location)),
  };
}

/** No path: there is no file of it to open. */
function builtInLocation(name: string): string {
  return `built-in:${name}`;
}
