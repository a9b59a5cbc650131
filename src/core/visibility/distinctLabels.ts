import type { ListedEntry } from './listedEntry.ts';

/**
 * Takes back the labels that would be mistaken for another skill: what stands in brackets is another's name, or stands in
 * brackets further up.
 *
 * @param entries in the order of the list
 * @param names of all skills that the agent finds, listed or not
 */
export function distinctLabels(
  entries: readonly ListedEntry[],
  names: Pick<ReadonlySet<string>, 'has'>,
): readonly ListedEntry[] {
  const taken = new Set<string>();
  return entries.map(entry => {
    if (entry.label === entry.name) return entry;
    const inside = inBrackets(entry);
    if (names.has(inside) || taken.has(inside)) return withoutLabel(entry);
    taken.add(inside);
    return entry;
  });
}

function withoutLabel(entry: ListedEntry): ListedEntry {
  const { name, label, full, description } = entry;
  return { ...entry, label: name, full: description === '' ? full : full - label.length + name.length };
}

function inBrackets({ name, label }: ListedEntry): string {
  return label.slice(name.length + ' ('.length, -')'.length);
}
