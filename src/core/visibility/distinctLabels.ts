import type { ListedEntry } from './listedEntry.ts';

/** Takes back the labels that would be mistaken for another skill: what stands in brackets is another's name or label. */
export function distinctLabels(entries: readonly ListedEntry[]): readonly ListedEntry[] {
  const labelled = entries.filter(({ name, label }) => label !== name);
  if (labelled.length === 0) return entries;
  const taken = new Map<string, number>();
  const take = (name: string): unknown => taken.set(name, (taken.get(name) ?? 0) + 1);
  for (const { name } of entries) take(name);
  for (const entry of labelled) take(inBrackets(entry));
  return entries.map(entry =>
    entry.label === entry.name || taken.get(inBrackets(entry)) === 1
      ? entry
      : { ...entry, label: entry.name },
  );
}

function inBrackets({ name, label }: ListedEntry): string {
  return label.slice(name.length + ' ('.length, -')'.length);
}
