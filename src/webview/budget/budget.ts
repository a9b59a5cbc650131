import { element } from '../dom/element.ts';
import { connect } from '../dom/host.ts';
import { Tooltip } from '../dom/tooltip.ts';
import { VirtualGrid } from '../grid/virtualGrid.ts';
import type { GridSort } from '../grid/gridSource.ts';
import { barLayout, partAt, type BarLayout } from './barLayout.ts';
import { BudgetLegend } from './budgetLegend.ts';
import type { BudgetChoice, BudgetEntry, BudgetUpdate, FromBudget } from './budgetMessages.ts';
import { BudgetStore } from './budgetStore.ts';
import { budgetSource, sortEntries } from './budgetTable.ts';
import { BudgetToolbar, type Area } from './budgetToolbar.ts';
import { entryWords, number, summary } from './budgetWords.ts';
import { CostsTable } from './costsTable.ts';
import { paintBar } from './paintBar.ts';
import { paintTreemap } from './paintTreemap.ts';
import { Picture } from './picture.ts';
import { pngOf } from './pngOf.ts';
import { onThemeChange, themeColors } from './themeColors.ts';
import { tileAt, treemapLayout, type TreemapLayout } from './treemapLayout.ts';

/** What outlives the page. */
interface Kept {
  readonly choice: BudgetChoice | null;
  readonly area: Area;
  readonly sort: GridSort;
}

const host = connect<FromBudget, BudgetUpdate, Kept>(receive);
const store = new BudgetStore();
const tooltip = new Tooltip();
const legend = new BudgetLegend();
const costs = new CostsTable();
const words = element('p', { class: 'summary', role: 'status' });
let told: BudgetUpdate | undefined;
let { choice, area, sort }: Kept = host.kept ?? {
  choice: null,
  area: 'list',
  sort: { column: 'at', descending: false },
};
let rows: readonly BudgetEntry[] = [];
let bar: BarLayout = { parts: [], cut: undefined };
let map: TreemapLayout = { folders: [], entries: [] };

const toolbar = new BudgetToolbar({
  choose(part) {
    if (!told) return;
    choice = { ...told.chosen, ...part };
    host.send({ type: 'choose', choice });
    keep();
  },
  measure(wanted) {
    area = wanted;
    keep();
    treemapPicture.paint();
  },
  saveCsv: () => host.send({ type: 'saveCsv' }),
  savePng: () =>
    void pngOf([barPicture, treemapPicture], words.textContent, themeColors()).then(bytes =>
      host.send({ type: 'savePng', bytes }),
    ),
});

const barPicture = new Picture(
  'bar',
  (context, width, height) => {
    const colors = themeColors();
    context.clearRect(0, 0, width, height);
    context.font = colors.font;
    bar = barLayout(store.listed, told?.limit ?? null, width);
    const limit = told && told.limit !== null ? `cut at ${number(told.limit)} ${told.unit}` : '';
    paintBar(context, bar, { width, height }, limit, colors);
  },
  using(x => partAt(bar.parts, x)?.entry),
);
const treemapPicture = new Picture(
  'treemap',
  (context, width, height) => {
    const colors = themeColors();
    context.clearRect(0, 0, width, height);
    context.font = colors.font;
    const measure = (entry: BudgetEntry): number => (area === 'list' ? entry.cost : entry.instructions);
    map = treemapLayout(store.listed, measure, width, height);
    paintTreemap(context, map, colors);
  },
  using((x, y) => tileAt(map.entries, x, y)?.entry),
);
const grid = new VirtualGrid({
  label: 'The skills of the list, and what each costs',
  open: ({ row }) => openSkill(rows[row]),
  sort(column) {
    sort = { column, descending: sort.column === column && !sort.descending };
    showTable();
    keep();
  },
  point: () => undefined,
  moved: () => undefined,
});

document.body.append(
  element(
    'main',
    {},
    toolbar.element,
    words,
    element('div', { class: 'pictures' }, barPicture.element, treemapPicture.element, legend.element),
    costs.element,
    grid.element,
  ),
);
onThemeChange(paint);
host.send({ type: 'ready', choice });

function receive(update: BudgetUpdate): void {
  told = update;
  choice = update.chosen;
  store.take(update);
  toolbar.show(update, area);
  costs.show(update, store.listed);
  const agent = update.agents.find(({ id }) => id === update.chosen.agent)?.name ?? update.chosen.agent;
  words.textContent = summary(update, agent, store.listed);
  barPicture.describe(`Bar: ${words.textContent} The table below has every skill.`);
  treemapPicture.describe('Treemap: the skills as areas. The table below has every skill.');
  showTable();
  paint();
  keep();
}

function showTable(): void {
  rows = sortEntries(store.listed, sort);
  grid.show(budgetSource(rows), sort);
}

function paint(): void {
  barPicture.paint();
  treemapPicture.paint();
  legend.paint();
}

function openSkill(entry: BudgetEntry | undefined): void {
  if (entry) host.send({ type: 'open', location: entry.location });
}

/** What pointing at a picture and clicking it does, given which skill is where. */
function using(
  find: (x: number, y: number) => BudgetEntry | undefined,
): ConstructorParameters<typeof Picture>[2] {
  return {
    point(x, y, event) {
      const entry = find(x, y);
      if (entry) tooltip.show(entryWords(entry, told?.counter ?? ''), event.clientX, event.clientY);
      else tooltip.hide();
    },
    leave: () => tooltip.hide(),
    choose: (x, y) => openSkill(find(x, y)),
  };
}

function keep(): void {
  host.keep({ choice, area, sort });
}
