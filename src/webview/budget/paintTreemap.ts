import { paintArea, writeInto } from './paintArea.ts';
import type { ThemeColors } from './themeColors.ts';
import { folderHead, type TreemapLayout } from './treemapLayout.ts';

/** The skills as areas, under the names of their folders. */
export function paintTreemap(
  context: CanvasRenderingContext2D,
  { folders, entries }: TreemapLayout,
  colors: ThemeColors,
): void {
  for (const tile of entries) {
    paintArea(context, tile, tile.entry.state, colors);
    writeInto(context, tile.entry.name, tile, colors.text);
  }
  for (const { folder, ...tile } of folders) {
    writeInto(context, folder, { ...tile, height: Math.min(tile.height, folderHead) }, colors.faint);
  }
}
