import type { VerdictState } from '../../core/visibility/verdict.ts';
import type { GridSort } from '../grid/gridSource.ts';
import type { MatrixAgent } from './matrixMessages.ts';

/** What a person has chosen to see. JSON-safe: the page is restored by it. */
export interface MatrixQuery {
  /** Words that name or folder must hold, all of them. */
  readonly text: string;
  /** An agent's id, `used` for those that the user has, or `all`. */
  readonly agent: string;
  readonly state: 'any' | 'unseen' | VerdictState;
  /** `name`, `scope` or an agent's id. */
  readonly sort: GridSort;
}

export const firstQuery: MatrixQuery = {
  text: '',
  agent: 'used',
  state: 'any',
  sort: { column: 'name', descending: false },
};

/** The agents that the query is about, by their places in the list; all where it names none that there is. */
export function chosenAgents(agents: readonly MatrixAgent[], chosen: string): readonly number[] {
  const all = [...agents.keys()];
  const some = all.filter(at =>
    chosen === 'used' ? agents[at]?.used : chosen === 'all' || agents[at]?.id === chosen,
  );
  return some.length > 0 ? some : all;
}
