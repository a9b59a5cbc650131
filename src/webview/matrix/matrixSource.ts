import type { GridColumn, GridSource } from '../grid/gridSource.ts';
import type { CellVerdict, MatrixAgent, MatrixRow } from './matrixMessages.ts';
import { chosenAgents } from './matrixQuery.ts';
import { verdictWords } from './states.ts';

/** Columns before those of the agents. */
const before = 2;

/** The columns: name and folder, then the agents that were chosen. One agent alone has its reasons written out. */
export function matrixColumns(agents: readonly MatrixAgent[], chosen: string): readonly GridColumn[] {
  const shown = chosenAgents(agents, chosen);
  const alone = shown.length === 1;
  return [
    { id: 'name', name: 'Skill', width: [11, 2], form: 'text' },
    { id: 'scope', name: 'Where', width: [9, 1], form: 'text' },
    ...shown.flatMap((at): GridColumn[] => {
      const agent = agents[at];
      if (!agent) return [];
      const { id, name, evidence: description, seen } = agent;
      const mark = seen.replace(' ', '-');
      return [
        {
          id,
          name,
          description,
          mark,
          width: alone ? [18, 3] : [6, 0],
          form: alone ? 'text' : 'icon',
        },
      ];
    }),
  ];
}

/** The rows as a grid shows them, with names such as "pdf, Codex: hidden, the folder is too deep". */
export function matrixSource(
  rows: readonly MatrixRow[],
  columns: readonly GridColumn[],
  agents: readonly MatrixAgent[],
  verdicts: readonly CellVerdict[],
): GridSource {
  const places = columns.map(({ id }) => agents.findIndex(agent => agent.id === id));
  const [first, ...more] = columns.slice(before);
  const alone = first !== undefined && more.length === 0;
  return {
    columns,
    rows: rows.length,
    keyOf: row => rows[row]?.location ?? '',
    cell(at, column) {
      const row = rows[at];
      if (!row) return { text: '' };
      if (column === 0) return { text: row.name };
      if (column === 1) {
        const { scope, folder } = row;
        return { text: folder, label: `${row.name}, where: ${scope}, ${folder}` };
      }
      const place = places[column] ?? -1;
      const verdict = verdicts[row.cells[place] ?? -1];
      const words = verdictWords(verdict);
      const label = `${row.name}, ${agents[place]?.name ?? ''}: ${words}`;
      return { text: alone ? words : '', label, ...(verdict ? { icon: verdict.state } : {}) };
    },
  };
}
