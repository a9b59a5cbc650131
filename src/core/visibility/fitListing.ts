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
export function budgetFor(listing: Listing, { window, home }: Pick<Situation, 'window' | 'home'>): Budget {
  const limited = listing.limit(window, home.environment);
  return { unit: limited?.unit ?? listing.unit, limit: limited?.amount };
}

/** What comes on top of the entries: the agent's own skills, and a line break that is not counted. */
export function extraCost({ own = 0, lastBreakFree }: Listing, entries: number): number {
  return own - (lastBreakFree === true && entries > 0 ? 1 : 0);
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
      for (const entry of entries) left -= bareOf(entry);
      const dropped = entries.filter(entry => {
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
