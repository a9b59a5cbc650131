import type { CellVerdict, MatrixAgent, MatrixRow, MatrixUpdate } from './matrixMessages.ts';

/** What the page has been told so far. */
export class RowStore {
  #rows = new Map<string, MatrixRow>();
  #agents: readonly MatrixAgent[] = [];
  #verdicts: readonly CellVerdict[] = [];

  get rows(): ReadonlyMap<string, MatrixRow> {
    return this.#rows;
  }

  get agents(): readonly MatrixAgent[] {
    return this.#agents;
  }

  get verdicts(): readonly CellVerdict[] {
    return this.#verdicts;
  }

  take({ agents, verdicts, rows, removed, whole }: MatrixUpdate): void {
    this.#agents = agents;
    this.#verdicts = whole ? verdicts : [...this.#verdicts, ...verdicts];
    if (whole) this.#rows = new Map();
    for (const location of removed) this.#rows.delete(location);
    for (const row of rows) this.#rows.set(row.location, row);
  }
}
