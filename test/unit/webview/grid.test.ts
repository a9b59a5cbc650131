import assert from 'node:assert/strict';
import { moved, within, type GridPosition } from '../../../src/webview/grid/gridPosition.ts';
import { rowsInSight } from '../../../src/webview/grid/rowsInSight.ts';

const size = { rows: 100, columns: 6, page: 10 };

describe('a key in a grid', () => {
  const cases: readonly (readonly [string, GridPosition, string, boolean, GridPosition | undefined])[] = [
    ['goes down', { row: 3, column: 2 }, 'ArrowDown', false, { row: 4, column: 2 }],
    ['goes up', { row: 3, column: 2 }, 'ArrowUp', false, { row: 2, column: 2 }],
    [
      'leads from the first row to the headers',
      { row: 0, column: 2 },
      'ArrowUp',
      false,
      { row: -1, column: 2 },
    ],
    ['stops at the headers', { row: -1, column: 2 }, 'ArrowUp', false, { row: -1, column: 2 }],
    ['stops at the last row', { row: 99, column: 2 }, 'ArrowDown', false, { row: 99, column: 2 }],
    ['goes left', { row: 3, column: 2 }, 'ArrowLeft', false, { row: 3, column: 1 }],
    ['stops at the right edge', { row: 3, column: 5 }, 'ArrowRight', false, { row: 3, column: 5 }],
    ['leads to the start of the row', { row: 3, column: 2 }, 'Home', false, { row: 3, column: 0 }],
    ['leads to the end of the row', { row: 3, column: 2 }, 'End', false, { row: 3, column: 5 }],
    ['leads to the first header', { row: 3, column: 2 }, 'Home', true, { row: -1, column: 0 }],
    ['leads to the last cell', { row: 3, column: 2 }, 'End', true, { row: 99, column: 5 }],
    ['goes a page down', { row: 3, column: 2 }, 'PageDown', false, { row: 13, column: 2 }],
    [
      'goes a page down no further than the end',
      { row: 95, column: 2 },
      'PageDown',
      false,
      { row: 99, column: 2 },
    ],
    ['goes a page up to the first row', { row: 3, column: 2 }, 'PageUp', false, { row: 0, column: 2 }],
    [
      'goes a page up from the first row to the headers',
      { row: 0, column: 2 },
      'PageUp',
      false,
      { row: -1, column: 2 },
    ],
    ['that is a letter moves nothing', { row: 3, column: 2 }, 'a', false, undefined],
  ];
  for (const [what, from, key, control, to] of cases) {
    it(`${what}: ${control ? 'Ctrl+' : ''}${key}`, () => {
      assert.deepEqual(moved(from, key, control, size), to);
    });
  }

  it('stays at the headers where there are no rows', () => {
    assert.deepEqual(moved({ row: -1, column: 0 }, 'End', true, { ...size, rows: 0 }), {
      row: -1,
      column: 5,
    });
    assert.deepEqual(within({ row: 7, column: 9 }, { ...size, rows: 0 }), { row: -1, column: 5 });
  });
});

describe('the rows in sight', () => {
  for (const [scrolled, height, rows, first, end] of [
    [0, 260, 1000, 0, 13],
    [2600, 260, 1000, 97, 113],
    [25_900, 260, 1000, 993, 1000],
    [0, 260, 3, 0, 3],
    [5000, 260, 3, 3, 3],
    [0, 260, 0, 0, 0],
  ] as const) {
    it(`are ${first} to ${end} of ${rows} at ${scrolled}`, () => {
      assert.deepEqual(rowsInSight(scrolled, height, 26, rows), { first, end });
    });
  }
});
