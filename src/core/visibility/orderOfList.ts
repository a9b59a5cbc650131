import type { Listing } from '../agents/reading/behaviour.ts';
import { compare } from '../discovery/compare.ts';
import { parentPath } from '../path.ts';
import type { ListedEntry } from './listedEntry.ts';

const scopes = ['system', 'project', 'personal'];
const people = new Intl.Collator('en');

/** Sorts the entries of an agent's list. */
export function orderOfList({ order }: Listing): (a: ListedEntry, b: ListedEntry) => number {
  switch (order) {
    case 'namesInFolder':
      return (a, b) => a.rank - b.rank || people.compare(a.name, b.name);
    case 'pathsInFolder':
      return (a, b) => a.rank - b.rank || compare(a.path, b.path);
    case 'namesInScope':
      return (a, b) =>
        scopes.indexOf(a.scope) - scopes.indexOf(b.scope) ||
        compare(a.name, b.name) ||
        compare(a.path, b.path);
    default:
      return (a, b) => a.rank - b.rank || compare(parentPath(a.path), parentPath(b.path));
  }
}
