import type { BudgetEntry } from './budgetMessages.ts';
import type { ThemeColors } from './themeColors.ts';
import type { Tile } from './treemapLayout.ts';

/** Pixels between the lines of a hatching. */
const hatching: Record<BudgetEntry['state'], number> = {
  visible: 0,
  'listed-by-name-only': 8,
  cut: 4,
};

/** Fills an area as its state has it: plain, hatched, or hatched closely, so that the colour is not all that tells. */
export function paintArea(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Tile,
  state: BudgetEntry['state'],
  colors: ThemeColors,
): void {
  const color = colors.states[state];
  context.fillStyle = color;
  context.globalAlpha = colors.highContrast ? 0.12 : 0.32;
  context.fillRect(x, y, width, height);
  context.globalAlpha = colors.highContrast ? 1 : 0.75;
  context.strokeStyle = color;
  context.lineWidth = 1;
  const step = hatching[state];
  if (step > 0) hatch(context, x, y, width, height, step);
  if (width > 3 && height > 3) context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
  context.globalAlpha = 1;
}

/** Writes a text into an area, shortened to what fits; not at all where that is next to nothing. */
export function writeInto(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, height }: Tile,
  color: string,
): void {
  const room = width - 10;
  if (room < 28 || height < 16) return;
  context.fillStyle = color;
  context.textBaseline = 'top';
  context.fillText(fitted(context, text, room), x + 5, y + 3);
}

function fitted(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let length = Math.min(text.length, Math.floor(room / 4));
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > room) length--;
  return `${text.slice(0, length)}…`;
}

/** Lines that rise to the right. They go on from one area to the next, so that narrow ones show them too. */
function hatch(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.beginPath();
  const first = Math.floor((x + y) / step) * step;
  for (let sum = first; sum <= x + width + y + height; sum += step) {
    context.moveTo(sum - y, y);
    context.lineTo(sum - y - height, y + height);
  }
  context.stroke();
  context.restore();
}
