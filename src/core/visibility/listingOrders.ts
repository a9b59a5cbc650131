import type { Listing, ReadScope } from '../agents/reading/behaviour.ts';
import { compare } from '../discovery/compare.ts';
import type { ListedEntry } from './listedEntry.ts';

type Order = (a: ListedEntry, b: ListedEntry) => number;

/** The same on every machine, whatever its language. It is made when it is first needed, since that takes 10 ms. */
let alphabet: Intl.Collator | undefined;

function alphabetically(a: string, b: string): number {
  alphabet ??= new Intl.Collator('en');
  return alphabet.compare(a, b);
}

const scopes: readonly ReadScope[] = ['project', 'personal', 'system'];

/** How the entries of a list are ordered. */
export const listingOrders: Readonly<Record<Listing['order'], Order>> = {
  foldersThenPath: (a, b) => a.rank - b.rank || compare(a.path, b.path),
  foldersThenAlphabet: (a, b) => a.rank - b.rank || alphabetically(a.name, b.name),
  scopeThenName: (a, b) =>
    scopes.indexOf(a.scope) - scopes.indexOf(b.scope) || compare(a.name, b.name) || compare(a.path, b.path),
};
