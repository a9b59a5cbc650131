import { element } from '../dom/element.ts';
import type { BudgetEntry } from './budgetMessages.ts';
import { stateWords } from './budgetWords.ts';
import { paintArea } from './paintArea.ts';
import { themeColors } from './themeColors.ts';

/** Pixels. */
const sample = { width: 22, height: 13 };

/** What plain and hatched areas stand for. */
export class BudgetLegend {
  readonly element = element('ul', { class: 'legend', 'aria-label': 'What the areas mean' });
  readonly #samples: readonly { readonly state: BudgetEntry['state']; readonly canvas: HTMLCanvasElement }[];

  constructor() {
    this.#samples = (Object.keys(stateWords) as BudgetEntry['state'][]).map(state => {
      const { width, height } = sample;
      const scale = window.devicePixelRatio;
      const canvas = element('canvas', { 'aria-hidden': 'true', class: 'sample' });
      canvas.width = width * scale;
      canvas.height = height * scale;
      canvas.getContext('2d')?.scale(scale, scale);
      this.element.append(element('li', {}, canvas, stateWords[state]));
      return { state, canvas };
    });
  }

  paint(): void {
    const colors = themeColors();
    for (const { state, canvas } of this.#samples) {
      const context = canvas.getContext('2d');
      context?.clearRect(0, 0, sample.width, sample.height);
      if (context) paintArea(context, { x: 0, y: 0, ...sample }, state, colors);
    }
  }
}
