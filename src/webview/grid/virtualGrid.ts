import { element } from '../dom/element.ts';
import { GridHeaders } from './gridHeaders.ts';
import { moved, within, type GridPosition, type GridSize } from './gridPosition.ts';
import { GridRow } from './gridRow.ts';
import type { GridSort, GridSource } from './gridSource.ts';
import { rowsInSight } from './rowsInSight.ts';

/** Pixels; the style sheet has the same number. */
const rowHeight = 26;

export interface GridUse {
  /** What the grid is called when read aloud. */
  readonly label: string;
  /** A cell is chosen, by Enter or a click. */
  open(at: GridPosition): void;
  /** A column header is chosen. */
  sort(column: string): void;
  /** The pointer is on a cell or header, at so many pixels of the window; undefined once it is on none. */
  point(at: GridPosition | undefined, x: number, y: number): void;
  /** Another place is the active one, or the grid is scrolled. */
  moved(): void;
}

/**
 * A grid of which only the rows in sight are in the page, with the roles, keys and counts of the ARIA practices. One cell is
 * active: Tab leads to it, and it stays in the page when it is scrolled away.
 */
export class VirtualGrid {
  readonly element: HTMLElement;
  readonly #use: GridUse;
  readonly #headers = new GridHeaders();
  readonly #body = element('div', { class: 'body', role: 'rowgroup' });
  #rows: GridRow[] = [];
  #source: GridSource = { columns: [], rows: 0, keyOf: () => '', cell: () => ({ text: '' }) };
  #active: GridPosition = { row: 0, column: 0 };
  #tabStop: HTMLElement | undefined;
  #due = false;

  constructor(use: GridUse) {
    this.#use = use;
    const headers = element('div', { role: 'rowgroup', class: 'headers' }, this.#headers.element);
    this.element = element(
      'div',
      { role: 'grid', class: 'grid', 'aria-label': use.label },
      headers,
      this.#body,
    );
    this.element.addEventListener('scroll', () => this.#drawSoon(), { passive: true });
    this.element.addEventListener('keydown', event => this.#onKey(event));
    this.element.addEventListener('click', event => this.#onClick(event));
    this.element.addEventListener('mousemove', event => this.#onPoint(event), { passive: true });
    this.element.addEventListener('mouseleave', () => use.point(undefined, 0, 0));
    this.element.addEventListener('focusin', event => this.#onFocus(event));
    new ResizeObserver(() => this.#drawSoon()).observe(this.element);
  }

  get active(): GridPosition {
    return this.#active;
  }

  get scrolled(): number {
    return this.element.scrollTop;
  }

  /** Shows other content. The active cell stays with its row, where that is still there, and keeps the focus if it has it. */
  show(source: GridSource, sort: GridSort, activeKey?: string): void {
    const focused = this.element.contains(document.activeElement);
    const { row, column } = this.#active;
    const key = activeKey ?? (row >= 0 && row < this.#source.rows ? this.#source.keyOf(row) : undefined);
    if (source.columns !== this.#source.columns) {
      this.#rows = [];
      this.#body.replaceChildren();
    }
    this.#source = source;
    this.#headers.show(source.columns, sort);
    this.element.setAttribute('aria-rowcount', `${source.rows + 1}`);
    this.element.setAttribute('aria-colcount', `${source.columns.length}`);
    const widths = source.columns.map(({ width: [least, share] }) =>
      share === 0 ? `${least}em` : `minmax(${least}em, ${share}fr)`,
    );
    const least = source.columns.reduce((sum, { width }) => sum + width[0], 0);
    this.element.style.setProperty('--columns', widths.join(' '));
    this.element.style.setProperty('--least', `${least}em`);
    this.#body.style.setProperty('height', `${source.rows * rowHeight}px`);
    const at = row < 0 ? row : rowOf(source, key, row);
    this.#active = within({ row: at, column }, this.#size);
    this.#draw();
    if (focused) this.#focusActive();
  }

  /** Makes a cell the active one and scrolls it into sight. */
  activate(at: GridPosition, focus: boolean): void {
    this.#active = within(at, this.#size);
    this.#scrollToActive();
    this.#draw();
    if (focus) this.#focusActive();
    this.#use.moved();
  }

  scrollTo(top: number): void {
    this.element.scrollTop = top;
    this.#draw();
  }

  get #size(): GridSize {
    const page = Math.max(1, Math.floor((this.element.clientHeight - this.#headers.height) / rowHeight) - 1);
    return { rows: this.#source.rows, columns: this.#source.columns.length, page };
  }

  #drawSoon(): void {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#draw();
      this.#use.moved();
    });
  }

  #draw(): void {
    this.#due = false;
    const { rows } = this.#source;
    const { first, end } = rowsInSight(this.element.scrollTop, this.element.clientHeight, rowHeight, rows);
    const wanted = new Set(Array.from({ length: end - first }, (_, at) => first + at));
    if (this.#active.row >= 0 && this.#active.row < rows) wanted.add(this.#active.row);
    const free = this.#rows.filter(({ row }) => !wanted.has(row));
    const kept = this.#rows.filter(({ row }) => wanted.has(row));
    // Out of the page, so that what stays is in its order and need not be moved.
    for (const { element: leaving } of free) leaving.remove();
    const drawn = new Map(kept.map(row => [row.row, row]));
    for (const row of wanted) {
      const made = drawn.get(row) ?? free.pop() ?? new GridRow();
      made.show(this.#source, row, rowHeight);
      drawn.set(row, made);
    }
    // In the page they stand in their order, which is that of reading.
    this.#rows = [...drawn.values()].sort((a, b) => a.row - b.row);
    let next = this.#body.firstElementChild;
    for (const { element: each } of this.#rows) {
      if (each === next) next = next.nextElementSibling;
      else this.#body.insertBefore(each, next);
    }
    this.#markTabStop();
  }

  #elementAt({ row, column }: GridPosition): HTMLElement | undefined {
    if (row < 0) return this.#headers.cell(column);
    return this.#rows.find(each => each.row === row)?.cell(column);
  }

  #markTabStop(): void {
    const now = this.#elementAt(this.#active);
    if (now === this.#tabStop) return;
    this.#tabStop?.setAttribute('tabindex', '-1');
    now?.setAttribute('tabindex', '0');
    this.#tabStop = now;
  }

  #focusActive(): void {
    this.#elementAt(this.#active)?.focus({ preventScroll: true });
  }

  #scrollToActive(): void {
    const { row, column } = this.#active;
    const room = this.element.clientHeight - this.#headers.height;
    if (row >= 0) {
      const top = row * rowHeight;
      if (top < this.element.scrollTop) this.element.scrollTop = top;
      else if (top + rowHeight > this.element.scrollTop + room) {
        this.element.scrollTop = top + rowHeight - room;
      }
    }
    this.#headers.scrollIntoSight(column, this.element);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#active);
    else {
      const to = moved(this.#active, event.key, event.ctrlKey || event.metaKey, this.#size);
      if (!to) return;
      this.activate(to, true);
    }
    event.preventDefault();
  }

  #onClick(event: MouseEvent): void {
    const at = placeOf(event.target);
    if (!at) return;
    this.activate(at, true);
    this.#choose(at);
  }

  #choose(at: GridPosition): void {
    if (at.row >= 0) return this.#use.open(at);
    const column = this.#source.columns[at.column];
    if (column) this.#use.sort(column.id);
  }

  #onPoint(event: MouseEvent): void {
    this.#use.point(placeOf(event.target), event.clientX, event.clientY);
  }

  /** Wherever the focus came from, the cell that has it is the active one. */
  #onFocus(event: FocusEvent): void {
    const at = placeOf(event.target);
    if (!at || (at.row === this.#active.row && at.column === this.#active.column)) return;
    this.#active = at;
    this.#markTabStop();
  }
}

function placeOf(target: EventTarget | null): GridPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
}

function rowOf(source: GridSource, key: string | undefined, before: number): number {
  if (key === undefined) return before;
  for (let row = 0; row < source.rows; row++) if (source.keyOf(row) === key) return row;
  return before;
}
