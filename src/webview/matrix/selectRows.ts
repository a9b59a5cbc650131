import type { CellVerdict, MatrixAgent, MatrixRow } from './matrixMessages.ts';
import { chosenAgents, type MatrixQuery } from './matrixQuery.ts';
import { states } from './states.ts';

const collator = new Intl.Collator('en', { numeric: true });
const seen: ReadonlySet<string> = new Set(['visible', 'listed-by-name-only']);

/** The rows that the query asks for, in its order. Those that are alike in it are in the order of names, then locations. */
export function selectRows(
  rows: Iterable<MatrixRow>,
  query: MatrixQuery,
  agents: readonly MatrixAgent[],
  verdicts: readonly CellVerdict[],
): readonly MatrixRow[] {
  const words = query.text.toLowerCase().split(/\s+/u).filter(Boolean);
  const about = chosenAgents(agents, query.agent);
  const stateAt = (row: MatrixRow, agent: number) => verdicts[row.cells[agent] ?? -1]?.state;
  const isWanted = (row: MatrixRow): boolean => {
    const text = `${row.name}\n${row.folder}\n${row.scope}`.toLowerCase();
    if (!words.every(word => text.includes(word))) return false;
    if (query.state === 'any') return true;
    return about.some(agent => {
      const state = stateAt(row, agent);
      return query.state === 'unseen' ? state !== undefined && !seen.has(state) : state === query.state;
    });
  };
  const { column, descending } = query.sort;
  const agent = agents.findIndex(({ id }) => id === column);
  const compare = (a: MatrixRow, b: MatrixRow): number => {
    if (column === 'scope') return collator.compare(a.scope, b.scope) || collator.compare(a.folder, b.folder);
    if (agent < 0) return collator.compare(a.name, b.name);
    return rankOf(stateAt(a, agent)) - rankOf(stateAt(b, agent));
  };
  const sign = descending ? -1 : 1;
  return [...rows]
    .filter(isWanted)
    .sort(
      (a, b) =>
        sign * compare(a, b) || collator.compare(a.name, b.name) || (a.location < b.location ? -1 : 1),
    );
}

const ranks = new Map<string, number>(states.map(({ state }, at) => [state, at]));

function rankOf(state: string | undefined): number {
  return state === undefined ? ranks.size : (ranks.get(state) ?? ranks.size);
}
