import { element } from '../dom/element.ts';
import { connect } from '../dom/host.ts';
import { Tooltip } from '../dom/tooltip.ts';
import type { GridPosition } from '../grid/gridPosition.ts';
import type { GridColumn } from '../grid/gridSource.ts';
import { defineIcons } from '../grid/icon.ts';
import { VirtualGrid } from '../grid/virtualGrid.ts';
import { DetailPanel } from './detailPanel.ts';
import type { CellDetail, FromMatrix, MatrixRow, ToMatrix } from './matrixMessages.ts';
import { firstQuery, type MatrixQuery } from './matrixQuery.ts';
import { matrixColumns, matrixSource } from './matrixSource.ts';
import { legend, MatrixToolbar } from './matrixToolbar.ts';
import { RowStore } from './rowStore.ts';
import { selectRows } from './selectRows.ts';
import { states, verdictWords } from './states.ts';

/** What outlives the page. */
interface Kept {
  readonly query: MatrixQuery;
  readonly scrolled: number;
  readonly active: { readonly location: string; readonly column: number };
}

/** A circle that is full, half full or empty. */
const marks = {
  measured: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3z',
  'partly-measured': 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zm0 1.5v7a3.5 3.5 0 0 0 0-7z',
  documented: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zm0 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
};

const host = connect<FromMatrix, ToMatrix, Kept>(receive);
const store = new RowStore();
const tooltip = new Tooltip();
const toolbar = new MatrixToolbar(part => {
  query = { ...query, ...part };
  show();
  keep();
});
const grid = new VirtualGrid({
  label: 'Skills and what each agent makes of them',
  open,
  sort,
  point,
  moved: keep,
});
const detail = new DetailPanel(act, () => grid.activate(grid.active, true));

let query = host.kept?.query ?? firstQuery;
let rows: readonly MatrixRow[] = [];
let columns: readonly GridColumn[] = [];
/** What the panel is about. */
let asked: { readonly location: string; readonly agent: string } | undefined;
let restored = host.kept === undefined;

defineIcons({ ...Object.fromEntries(states.map(({ state, path }) => [state, path])), ...marks });
const hint = element('p', { class: 'empty', hidden: '' });
document.body.append(element('main', {}, toolbar.element, grid.element, hint, detail.element, legend()));
host.send({ type: 'ready' });

function receive(message: ToMatrix): void {
  if (message.type === 'detail') return showDetail(message);
  store.take(message);
  show();
  if (asked && detail.isOpen) host.send({ type: 'ask', ...asked });
}

function show(): void {
  const { agents, verdicts } = store;
  rows = selectRows(store.rows.values(), query, agents, verdicts);
  const wanted = matrixColumns(agents, query.agent);
  if (JSON.stringify(wanted) !== JSON.stringify(columns)) columns = wanted;
  toolbar.show(query, agents, rows.length, store.rows.size);
  hint.hidden = rows.length > 0;
  hint.textContent = store.rows.size > 0 ? 'No skill fits the filters.' : 'No skills were found.';
  const { kept } = host;
  const back = restored ? undefined : kept?.active;
  grid.show(matrixSource(rows, columns, agents, verdicts), query.sort, back?.location);
  if (restored || !kept || rows.length === 0) return;
  restored = true;
  const row = rows.findIndex(({ location }) => location === kept.active.location);
  grid.activate({ row: Math.max(0, row), column: kept.active.column }, false);
  grid.scrollTo(kept.scrolled);
}

function sort(column: string): void {
  const again = query.sort.column === column;
  query = { ...query, sort: { column, descending: again && !query.sort.descending } };
  show();
  keep();
}

/** On an agent's column why it is so; on the others SKILL.md. */
function open({ row, column }: GridPosition): void {
  const location = rows[row]?.location;
  const agent = store.agents.find(({ id }) => id === columns[column]?.id);
  if (location === undefined) return;
  tooltip.hide();
  if (!agent) return host.send({ type: 'open', location });
  asked = { location, agent: agent.id };
  detail.show({ ...wordsOf(location, agent.id), sentence: undefined, evidence: '', actions: [] }, true);
  grid.activate(grid.active, false);
  host.send({ type: 'ask', ...asked });
}

function showDetail({ location, agent, ...said }: CellDetail): void {
  if (location !== asked?.location || agent !== asked.agent || !detail.isOpen) return;
  detail.show({ ...wordsOf(location, agent), ...said }, false);
}

function wordsOf(location: string, id: string): { readonly heading: string; readonly state: string } {
  const row = store.rows.get(location);
  const at = store.agents.findIndex(agent => agent.id === id);
  const verdict = store.verdicts[row?.cells[at] ?? -1];
  return {
    heading: `${row?.name ?? location} in ${store.agents[at]?.name ?? id}`,
    state: verdictWords(verdict),
  };
}

function act(action: string): void {
  if (asked) host.send({ type: 'act', ...asked, action });
}

function point(at: GridPosition | undefined, x: number, y: number): void {
  if (!at) return tooltip.hide();
  const column = columns[at.column];
  const row = rows[at.row];
  if (at.row < 0 && column) {
    return tooltip.show(
      [column.name, ...(column.description === undefined ? [] : [column.description])],
      x,
      y,
    );
  }
  if (!row) return tooltip.hide();
  const agent = store.agents.findIndex(({ id }) => id === column?.id);
  if (agent < 0) return tooltip.show([row.name, row.location], x, y);
  const verdict = store.verdicts[row.cells[agent] ?? -1];
  tooltip.show([`${row.name}, ${column?.name ?? ''}`, verdictWords(verdict)], x, y);
}

/** Called at every step of a scroll, so it is done once for all of them. */
let keeping: number | undefined;
function keep(): void {
  window.clearTimeout(keeping);
  keeping = window.setTimeout(() => {
    if (!restored) return;
    const { row, column } = grid.active;
    host.keep({ query, scrolled: grid.scrolled, active: { location: rows[row]?.location ?? '', column } });
  }, 200);
}
