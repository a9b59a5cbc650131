/** What a grid shows. */
export interface GridSource {
  /** The first is the header of its row. */
  readonly columns: readonly GridColumn[];
  readonly rows: number;
  /** What a row is known by when rows move. */
  keyOf(row: number): string;
  cell(row: number, column: number): GridCell;
}

export interface GridColumn {
  readonly id: string;
  readonly name: string;
  /** Further words, read aloud after the name and shown when pointed at. */
  readonly description?: string;
  /** The least width, in widths of the letter m, and the share in the room that is left: none where that is 0. */
  readonly width: readonly [least: number, share: number];
  /** `icon` is in the middle; `number` is at the right. */
  readonly form: 'text' | 'icon' | 'number';
  /** The name of an icon behind that of the column. */
  readonly mark?: string;
}

export interface GridCell {
  /** What is shown; empty where the icon says it all. */
  readonly text: string;
  /** The name of an icon. */
  readonly icon?: string;
  /** The name that is read aloud, where that is more than the text. */
  readonly label?: string;
}

export interface GridSort {
  readonly column: string;
  readonly descending: boolean;
}
