import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { inSlices, type Breathe } from '../../core/inSlices.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import type { CellVerdict, MatrixRow, MatrixUpdate } from '../../webview/matrix/matrixMessages.ts';
import { plainLabel } from '../plainLabel.ts';
import { evidenceOf } from './evidenceOf.ts';
import { shortReason } from './shortReason.ts';

/** Skills whose rows are made in one turn of the event loop: some milliseconds. */
const atOnce = 500;

export interface MatrixInput {
  readonly agents: readonly ReadingAgent[];
  readonly skills: readonly Pick<Skill, 'location' | 'scope' | 'root' | 'analysis'>[];
  /** Undefined where it is not known whom the user has. */
  readonly used: ReadonlySet<AgentId> | undefined;
  verdict(location: string, agent: AgentId): Verdict | undefined;
}

/** What one page has been told, so that it is told only what differs. */
export class MatrixContent {
  #rows = new Map<string, MatrixRow>();
  readonly #places = new Map<string, number>();
  #whole = true;

  /** What is to be told now. The first update is the whole. */
  async update(input: MatrixInput, breathe: Breathe): Promise<MatrixUpdate> {
    const before = this.#rows;
    const verdicts: CellVerdict[] = [];
    const changed: MatrixRow[] = [];
    const rows = new Map<string, MatrixRow>();
    await inSlices(input.skills, atOnce, breathe, slice => {
      for (const skill of slice) {
        const row = this.#rowOf(skill, input, verdicts);
        const known = before.get(row.location);
        const same = known !== undefined && isSame(known, row);
        if (!same) changed.push(row);
        rows.set(row.location, same ? known : row);
      }
    });
    const whole = this.#whole;
    this.#whole = false;
    this.#rows = rows;
    const removed = [...before.keys()].filter(location => !rows.has(location));
    const agents = input.agents.map(agent => {
      const { id, name } = agent;
      const { seen, words } = evidenceOf(agent);
      return { id, name, seen, evidence: words, used: input.used?.has(id) ?? false };
    });
    return { type: 'update', agents, verdicts, rows: changed, removed, whole };
  }

  #rowOf(
    { location, scope, root, analysis }: MatrixInput['skills'][number],
    { agents, verdict }: MatrixInput,
    added: CellVerdict[],
  ): MatrixRow {
    const cells = agents.map(({ id }) => {
      const found = verdict(location, id);
      return found ? this.#placeOf(found, added) : -1;
    });
    return { location, name: plainLabel(analysis.name), scope, folder: plainLabel(root.label), cells };
  }

  #placeOf(verdict: Verdict, added: CellVerdict[]): number {
    const { state } = verdict;
    const reason = shortReason(verdict);
    const key = `${state} ${reason}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(key, place);
    added.push({ state, reason });
    return place;
  }
}

function isSame(a: MatrixRow, b: MatrixRow): boolean {
  return (
    a.name === b.name &&
    a.folder === b.folder &&
    a.scope === b.scope &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => cell === b.cells[at])
  );
}
