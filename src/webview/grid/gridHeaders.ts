import { element } from '../dom/element.ts';
import { icon } from './icon.ts';
import type { GridColumn, GridSort } from './gridSource.ts';

/** The row of the column headers. Each says by which order the rows stand, and sorts them when it is chosen. */
export class GridHeaders {
  readonly element = element('div', { role: 'row', class: 'row', 'aria-rowindex': '1', 'data-row': '-1' });
  #columns: readonly GridColumn[] = [];

  get height(): number {
    return this.element.offsetHeight;
  }

  show(columns: readonly GridColumn[], sort: GridSort): void {
    if (columns !== this.#columns) {
      this.#columns = columns;
      this.element.replaceChildren(...columns.map(header));
    }
    for (const [at, { id }] of columns.entries()) {
      const order = id !== sort.column ? 'none' : sort.descending ? 'descending' : 'ascending';
      this.cell(at)?.setAttribute('aria-sort', order);
    }
  }

  cell(column: number): HTMLElement | undefined {
    return this.element.children[column] as HTMLElement | undefined;
  }

  /** Scrolls to the side until a column is neither cut off nor below the first one, which stays where it is. */
  scrollIntoSight(column: number, scroller: HTMLElement): void {
    const cell = this.cell(column);
    const first = this.cell(0);
    if (!cell || !first || column === 0) return;
    const left = cell.offsetLeft - first.offsetWidth;
    const right = cell.offsetLeft + cell.offsetWidth;
    if (left < scroller.scrollLeft) scroller.scrollLeft = left;
    else if (right > scroller.scrollLeft + scroller.clientWidth) {
      scroller.scrollLeft = right - scroller.clientWidth;
    }
  }
}

function header({ name, description, form, mark }: GridColumn, column: number): HTMLElement {
  return element(
    'div',
    {
      ...{ role: 'columnheader', class: `cell ${form}`, tabindex: '-1', 'aria-label': name },
      ...{ 'aria-colindex': `${column + 1}`, 'data-column': `${column}` },
      ...(description === undefined ? {} : { 'aria-description': description }),
    },
    element('span', { class: 'name' }, name),
    ...(mark === undefined ? [] : [icon(mark)]),
    element('span', { class: 'order', 'aria-hidden': 'true' }),
  );
}
