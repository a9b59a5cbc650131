import type { Listing } from '../agents/reading/behaviour.ts';
import type { ListedEntry } from './listedEntry.ts';
import { shareOut } from './shareOut.ts';
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
  window: number | undefined,
): FittedListing {
  const limited = listing.limit(window);
  const unit = limited?.unit ?? listing.unit;
  const cost = (entry: ListedEntry, description = entry.description): number =>
    costIn(unit, listing.entry(entry.name, description, entry.path));
  const used = entries.reduce((sum, entry) => sum + cost(entry), 0);
  const limit = limited?.amount;
  if (limit === undefined || used <= limit) return { unit, limit, used, changed: [] };
  const why: Why = { kind: 'budget', unit, over: used - limit };
  const nameOnly = (entry: ListedEntry): FittedEntry => ({ entry, state: 'listed-by-name-only', why });
  const cut = (entry: ListedEntry): FittedEntry => ({ entry, state: 'cut', why });
  let left = limit;
  switch (listing.overflow) {
    case 'none':
      return { unit, limit, used, changed: [] };
    case 'dropDescriptions': {
      const changed: FittedEntry[] = [];
      let over = used - limit;
      for (const entry of entries.toReversed()) {
        if (over <= 0) break;
        if (entry.description === '') continue;
        over -= cost(entry) - cost(entry, '');
        changed.push(nameOnly(entry));
      }
      return { unit, limit, used, changed };
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
      const least = bare.reduce((sum, each) => sum + each, 0);
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
