import type { ListedEntry } from './listedEntry.ts';

/** Takes back the labels that would be mistaken for another skill: what stands in brackets is another's name or label. */
export function distinctLabels(entries: readonly ListedEntry[]): readonly ListedEntry[] {
  const labelled = entries.filter(({ name, label }) => label !== name);
  if (labelled.length === 0) return entries;
  const taken = new Map<string, number>();
  const take = (name: string): unknown => taken.set(name, (taken.get(name) ?? 0) + 1);
  for (const { name } of entries) take(name);
  for (const entry of labelled) take(inBrackets(entry));
  const isTaken = (entry: ListedEntry): boolean =>
    entry.label !== entry.name && taken.get(inBrackets(entry)) !== 1;
  return entries.map(entry => (isTaken(entry) ? withoutLabel(entry) : entry));
}

function withoutLabel(entry: ListedEntry): ListedEntry {
  const { name, label, full, description } = entry;
  return { ...entry, label: name, full: description === '' ? full : full - label.length + name.length };
}

function inBrackets({ name, label }: ListedEntry): string {
  return label.slice(name.length + ' ('.length, -')'.length);
}
