import type { BarLayout, BarPart } from './barLayout.ts';
import type { BudgetEntry } from './budgetMessages.ts';
import { paintArea } from './paintArea.ts';
import type { ThemeColors } from './themeColors.ts';

/** Pixels over and under the bar: for the line of the limit and what is written at it. */
export const barTop = 20;
const barBottom = 6;
/** Pixels of a part that is set off from the one before. */
const narrowest = 4;

/** The list as a bar with the line where the agent cuts. */
export function paintBar(
  context: CanvasRenderingContext2D,
  { parts, cut }: BarLayout,
  size: { readonly width: number; readonly height: number },
  limit: string,
  colors: ThemeColors,
): void {
  const height = size.height - barTop - barBottom;
  context.strokeStyle = colors.line;
  context.strokeRect(0.5, barTop + 0.5, size.width - 1, height - 1);
  for (const { state, x, width } of runsOf(parts)) {
    paintArea(context, { x, y: barTop, width, height }, state, colors);
  }
  context.fillStyle = colors.background;
  for (const { x, width } of parts) if (width >= narrowest) context.fillRect(x, barTop, 1, height);
  if (cut === undefined) return;
  const x = Math.min(cut, size.width - 1);
  context.fillStyle = colors.limit;
  context.fillRect(Math.round(x) - 1, barTop - 6, 2, height + 12);
  context.textBaseline = 'top';
  const width = context.measureText(limit).width;
  context.fillText(limit, Math.max(0, Math.min(x - width / 2, size.width - width)), 0);
}

interface Run {
  readonly state: BudgetEntry['state'];
  readonly x: number;
  width: number;
}

/** Parts of one state that follow one another are painted as one: thousands of skills leave less than a pixel to each. */
function runsOf(parts: readonly BarPart[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { entry, x, width } of parts) {
    const last = runs.at(-1);
    if (last?.state === entry.state) last.width = x + width - last.x;
    else runs.push({ state: entry.state, x, width });
  }
  return runs;
}
