import type { Listing } from '../agents/reading/behaviour.ts';
import type { ListedEntry } from './listedEntry.ts';
import { shareOut } from './shareOut.ts';
import type { Situation } from './situation.ts';
import type { Why } from './verdict.ts';

export interface FittedListing {
  readonly unit: 'characters' | 'tokens';
  /** Undefined where there is no limit. */
  readonly limit: number | undefined;
  /** What the whole list would cost. */
  readonly used: number;
  /** The entries that the limit does something to. */
  readonly changed: readonly FittedEntry[];
}

export interface FittedEntry {
  readonly entry: ListedEntry;
  readonly state: 'visible' | 'listed-by-name-only' | 'cut';
  readonly why: Why;
}

/** What becomes of a list that is longer than the agent allows. `entries` are in the order of the list. */
export function fitListing(
  entries: readonly ListedEntry[],
  listing: Listing,
  { window, home }: Pick<Situation, 'window' | 'home'>,
): FittedListing {
  const limited = listing.limit(window, home.environment);
  const unit = limited?.unit ?? listing.unit;
  let path = ({ path }: ListedEntry): string => path;
  const cost = (entry: ListedEntry, description = entry.description): number =>
    costIn(unit, listing.entry(description === '' ? entry.name : entry.label, description, path(entry)));
  const own = (listing.own ?? 0) - (listing.lastBreakFree === true && entries.length > 0 ? 1 : 0);
  const used = entries.reduce((sum, entry) => sum + cost(entry), own);
  const limit = limited?.amount;
  if (limit === undefined || used <= limit) return { unit, limit, used, changed: [] };
  if (listing.numbersFolders === true) path = numbered(entries);
  const why: Why = { kind: 'budget', unit, over: used - limit };
  const nameOnly = (entry: ListedEntry): FittedEntry => ({ entry, state: 'listed-by-name-only', why });
  const cut = (entry: ListedEntry): FittedEntry => ({ entry, state: 'cut', why });
  let left = limit - own;
  switch (listing.overflow) {
    case 'none':
      return { unit, limit, used, changed: [] };
    case 'dropDescriptions': {
      left -= entries.reduce((sum, entry) => sum + cost(entry, ''), 0);
      const changed = entries.filter(entry => {
        const more = cost(entry) - cost(entry, '');
        if (more > left) return more > 0;
        left -= more;
        return false;
      });
      return { unit, limit, used, changed: changed.map(nameOnly) };
    }
    case 'nameTheRest': {
      const full = entries.findIndex(entry => (left -= cost(entry)) < 0);
      let names = listing.names ?? 0;
      const changed = entries.slice(full).map(entry => {
        names -= entry.name.length + ', '.length;
        return names >= 0 ? nameOnly(entry) : cut(entry);
      });
      return { unit, limit, used, changed };
    }
    case 'shortenThenDrop': {
      const bare = entries.map(entry => cost(entry, ''));
      const least = bare.reduce((sum, each) => sum + each, own);
      if (least > limit) {
        const changed = entries.map((entry, at) => {
          const fits = (bare[at] ?? 0) <= left;
          if (fits) left -= bare[at] ?? 0;
          return fits ? nameOnly(entry) : cut(entry);
        });
        return { unit, limit, used, changed };
      }
      const lengths = shareOut(entries, limit - least, (entry, length) =>
        length === 0 ? 0 : cost(entry, entry.description.slice(0, length)) - cost(entry, ''),
      );
      const changed = entries.flatMap((entry, at): FittedEntry[] => {
        const length = lengths[at] ?? 0;
        const shortened = entry.description.length - length;
        if (shortened <= 0) return [];
        return [
          length === 0 ? nameOnly(entry) : { entry, state: 'visible', why: { kind: 'seen', shortened } },
        ];
      });
      return { unit, limit, used, changed };
    }
  }
}

/** An entry as it stands in the list if nothing is cut. */
export function textOfEntry(listing: Listing, { name, label, description, path }: ListedEntry): string {
  return listing.entry(description === '' ? name : label, description, path);
}

/** The path of an entry with a number for its skill folder: `r0/pdf/SKILL.md`. */
function numbered(entries: readonly ListedEntry[]): (entry: ListedEntry) => string {
  const ranks = [...new Set(entries.map(({ rank }) => rank))];
  return ({ rank, inside }) => `r${ranks.indexOf(rank).toString()}/${inside}`;
}

/** Characters are code points to nobody who cuts here but Codex; a token is four bytes to it. */
export function costIn(unit: 'characters' | 'tokens', text: string): number {
  return unit === 'characters' ? text.length : Math.ceil(utf8Length(text) / 4);
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes++;
    else if (unit >= 0xd800 && unit < 0xdc00) {
      bytes += 2;
      at++;
    } else bytes += 2;
  }
  return bytes;
}
