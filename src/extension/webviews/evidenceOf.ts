import type { ReadingAgent } from '../../core/agents/agent.ts';

/** Whether what is said of an agent was seen with the program or is what its makers write, and in which versions. */
export function evidenceOf({ behaviour }: Pick<ReadingAgent, 'behaviour'>): {
  readonly seen: 'measured' | 'partly measured' | 'documented';
  /** "Measured with version 2.1.329." */
  readonly words: string;
} {
  const known = Object.values(behaviour).map(({ evidence }) => evidence);
  const versions = (seen: 'measured' | 'documented'): string =>
    [...new Set(known.filter(each => each.seen === seen).map(({ version }) => version))].join(', ');
  const [measured, documented] = [versions('measured'), versions('documented')];
  if (documented === '') return { seen: 'measured', words: `Measured with version ${measured}.` };
  if (measured === '') return { seen: 'documented', words: `As documented, ${documented}; not measured.` };
  return {
    seen: 'partly measured',
    words: `Measured with version ${measured}; in part as documented, ${documented}.`,
  };
}
