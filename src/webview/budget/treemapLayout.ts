import { hierarchy, treemap, type HierarchyRectangularNode } from 'd3-hierarchy';
import type { BudgetEntry } from './budgetMessages.ts';

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface EntryTile extends Tile {
  readonly entry: BudgetEntry;
}

export interface FolderTile extends Tile {
  readonly folder: string;
}

export interface TreemapLayout {
  readonly folders: readonly FolderTile[];
  readonly entries: readonly EntryTile[];
}

/** Pixels over the skills of a folder, for its name. */
export const folderHead = 18;

interface Node {
  readonly folder?: string;
  readonly entry?: BudgetEntry;
  readonly children?: readonly Node[];
}

/** The entries as areas, those of one skill folder together, the largest first. */
export function treemapLayout(
  entries: readonly BudgetEntry[],
  area: (entry: BudgetEntry) => number,
  width: number,
  height: number,
): TreemapLayout {
  const byFolder = new Map<string, Node[]>();
  for (const entry of entries) {
    const beside = byFolder.get(entry.folder);
    if (beside) beside.push({ entry });
    else byFolder.set(entry.folder, [{ entry }]);
  }
  const children = [...byFolder].map(([folder, of]): Node => ({ folder, children: of }));
  const root = hierarchy<Node>({ children })
    .sum(({ entry }) => (entry ? Math.max(0, area(entry)) : 0))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const placed = treemap<Node>()
    .size([width, height])
    .paddingInner(1)
    .paddingTop(({ depth }) => (depth === 1 ? folderHead : 0))
    .round(true)(root);
  const tiles = placed.descendants();
  return {
    folders: tiles.flatMap(node => {
      const { folder } = node.data;
      return folder === undefined ? [] : [{ folder, ...tileOf(node) }];
    }),
    entries: tiles.flatMap(node => {
      const { entry } = node.data;
      return entry === undefined ? [] : [{ entry, ...tileOf(node) }];
    }),
  };
}

export function tileAt(tiles: readonly EntryTile[], x: number, y: number): EntryTile | undefined {
  return tiles.find(
    tile => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height,
  );
}

function tileOf({ x0, y0, x1, y1 }: HierarchyRectangularNode<Node>): Tile {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
