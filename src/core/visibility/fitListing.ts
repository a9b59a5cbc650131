import type { ReadingAgent } from '../agents/agent.ts';
import type { Listing } from '../agents/reading/behaviour.ts';
import type { ListedEntry } from './listedEntry.ts';
import { costOf, lengthIn, type Unit } from './measure.ts';
import { shareOut } from './shareOut.ts';
import type { Situation } from './situation.ts';
import type { Why } from './verdict.ts';

export interface Budget {
  readonly unit: Unit;
  /** Undefined where there is no limit. */
  readonly limit: number | undefined;
}

export interface FittedEntry {
  readonly entry: ListedEntry;
  readonly state: 'visible' | 'listed-by-name-only' | 'cut';
  readonly why: Why;
}

/** What the agent gives its list. */
export function budgetFor(
  { id, behaviour: { listing } }: ReadingAgent,
  { window, home, listings }: Pick<Situation, 'window' | 'home' | 'listings'>,
): Budget {
  const limited = listing.limit(window, home.environment, listings?.[id]?.share);
  return { unit: limited?.unit ?? listing.unit, limit: limited?.amount };
}

/** What comes on top of the entries: a line break that is not counted. */
export function extraCost({ lastBreakFree }: Listing, entries: number): number {
  return lastBreakFree === true && entries > 0 ? -1 : 0;
}

/**
 * What becomes of a list that costs more than the agent gives it: the entries that do not stay as they are.
 *
 * @param entries in the order of the list
 * @param used what the whole list costs
 */
export function fitListing(
  entries: readonly ListedEntry[],
  listing: Listing,
  { unit, limit = Infinity }: Budget,
  used: number,
): readonly FittedEntry[] {
  if (used <= limit) return [];
  const why: Why = { kind: 'budget', unit, over: used - limit };
  const nameOnly = (entry: ListedEntry): FittedEntry => ({ entry, state: 'listed-by-name-only', why });
  const cut = (entry: ListedEntry): FittedEntry => ({ entry, state: 'cut', why });
  const bareOf = ({ bare }: ListedEntry): number => costOf(unit, bare);
  let left = limit - extraCost(listing, entries.length);
  switch (listing.overflow) {
    case 'none':
      return [];
    case 'dropDescriptions': {
      for (const entry of entries) left -= entry.stays === true ? costOf(unit, entry.full) : bareOf(entry);
      const dropped = entries.filter(entry => {
        if (entry.stays === true) return false;
        const more = costOf(unit, entry.full) - bareOf(entry);
        if (more > left) return more > 0;
        left -= more;
        return false;
      });
      return dropped.map(nameOnly);
    }
    case 'nameTheRest': {
      const whole = entries.findIndex(entry => (left -= costOf(unit, entry.full)) < 0);
      let names = listing.names ?? 0;
      return entries.slice(whole).map(entry => {
        names -= entry.name.length + ', '.length;
        return names >= 0 ? nameOnly(entry) : cut(entry);
      });
    }
    case 'shortenThenDrop': {
      const shown = listing.numbersFolders === true ? numbered(entries, unit) : entries;
      if (listing.numbersFolders === true) left -= tableCost(entries, unit);
      const least = shown.reduce((sum, entry) => sum + bareOf(entry), 0);
      if (least > left) {
        return shown.map((entry, at) => {
          const fits = bareOf(entry) <= left;
          if (fits) left -= bareOf(entry);
          return (fits ? nameOnly : cut)(entries[at] ?? entry);
        });
      }
      const lengths = shareOut(shown, left - least, unit);
      return entries.flatMap((entry, at): FittedEntry[] => {
        const length = lengths[at] ?? 0;
        const shortened = entry.description.length - length;
        if (shortened <= 0) return [];
        const seen: Why = { kind: 'seen', shortened };
        return [length === 0 ? nameOnly(entry) : { entry, state: 'visible', why: seen }];
      });
    }
  }
}

/** Bytes of the table of numbers that cost nothing: about as much as is saved by not explaining whole paths. */
const freeTable = 139;

/** What the table that tells the numbers of skill folders costs. */
function tableCost(entries: readonly ListedEntry[], unit: Unit): number {
  const folders = new Set(entries.map(({ path, inside }) => path.slice(0, -inside.length - 1)));
  const rows = [...folders].map((folder, at) => lengthIn(unit, `- \`r${at.toString()}\` = \`${folder}\`\n`));
  const bytes = rows.reduce((sum, row) => sum + row, 0);
  return Math.max(0, Math.floor((bytes - freeTable) / 4));
}

/** The entries with a number for each skill folder: `r0/pdf/SKILL.md`. */
function numbered(entries: readonly ListedEntry[], unit: Unit): readonly ListedEntry[] {
  const numbers = new Map<number, number>();
  return entries.map(entry => {
    const number = numbers.get(entry.rank) ?? numbers.size;
    numbers.set(entry.rank, number);
    const less = lengthIn(unit, entry.path) - lengthIn(unit, `r${number.toString()}/${entry.inside}`);
    return { ...entry, bare: entry.bare - less, full: entry.full - less };
  });
}
