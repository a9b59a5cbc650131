import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Evidence } from '../../core/agents/reading/evidence.ts';

/** Whether all that is said of an agent was seen with the program, a part of it, or nothing. */
export function evidenceOf({ behaviour }: Pick<ReadingAgent, 'behaviour'>): {
  readonly seen: 'measured' | 'partly measured' | 'documented';
  readonly words: string;
} {
  const known = Object.values(behaviour).map(({ evidence }) => evidence);
  const kinds = new Set(known.map(({ seen }) => seen));
  const [seen = 'documented'] = kinds;
  return { seen: kinds.size > 1 ? 'partly measured' : seen, words: evidenceWords(known) };
}

/** "Measured with version 2.1.329."; "As documented, August 2026; not measured." */
export function evidenceWords(known: readonly Evidence[]): string {
  const versions = (seen: Evidence['seen']): string =>
    [...new Set(known.filter(each => each.seen === seen).map(({ version }) => version))].join(', ');
  const [measured, documented] = [versions('measured'), versions('documented')];
  if (documented === '') return `Measured with version ${measured}.`;
  if (measured === '') return `As documented, ${documented}; not measured.`;
  return `Measured with version ${measured}; in part as documented, ${documented}.`;
}
