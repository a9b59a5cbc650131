import { element } from '../dom/element.ts';
import { icon, setIcon } from './icon.ts';
import type { GridCell, GridSource } from './gridSource.ts';

/** The element of one row, which is given another row's content when the first goes out of sight. */
export class GridRow {
  readonly element = element('div', { role: 'row', class: 'row' });
  #shown: GridSource | undefined;
  #row = -1;
  #columns: GridSource['columns'] = [];

  /** Puts the content of a row into the element, unless it is there already. */
  show(source: GridSource, row: number, rowHeight: number): void {
    if (source === this.#shown && row === this.#row) return;
    if (source.columns !== this.#columns) this.#rebuild(source.columns);
    this.#shown = source;
    this.#row = row;
    this.element.style.setProperty('top', `${row * rowHeight}px`);
    // Counted from 1, and the headers are the first row.
    this.element.setAttribute('aria-rowindex', `${row + 2}`);
    this.element.dataset['row'] = `${row}`;
    for (const [column, child] of [...this.element.children].entries()) {
      fill(child as HTMLElement, source.cell(row, column));
    }
  }

  get row(): number {
    return this.#row;
  }

  cell(column: number): HTMLElement | undefined {
    return this.element.children[column] as HTMLElement | undefined;
  }

  #rebuild(columns: GridSource['columns']): void {
    this.#columns = columns;
    this.element.replaceChildren(
      ...columns.map(({ form }, column) =>
        element(
          'div',
          {
            ...{ role: column === 0 ? 'rowheader' : 'gridcell', class: `cell ${form}`, tabindex: '-1' },
            ...{ 'aria-colindex': `${column + 1}`, 'data-column': `${column}` },
          },
          form === 'icon' ? icon() : element('span', {}),
        ),
      ),
    );
  }
}

function fill(cell: HTMLElement, { text, icon: shape, label }: GridCell): void {
  const shown = cell.firstElementChild;
  if (shown instanceof HTMLSpanElement) {
    if (shown.textContent !== text) shown.textContent = text;
  } else if (shown instanceof HTMLElement) setIcon(shown, shape);
  if (label === undefined) cell.removeAttribute('aria-label');
  else cell.setAttribute('aria-label', label);
}
