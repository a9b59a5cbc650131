import { element } from './element.ts';

/** Pixels between what is explained and the text. */
const gap = 8;

/** The text beside what the pointer is on. Readers of the screen have it from the names of things instead. */
export class Tooltip {
  readonly #box = element('div', { class: 'tooltip', 'aria-hidden': 'true', hidden: '' });

  constructor() {
    document.body.append(this.#box);
    window.addEventListener('blur', () => this.hide());
    document.addEventListener('keydown', () => this.hide());
    document.addEventListener('scroll', () => this.hide(), { capture: true, passive: true });
  }

  /** @param lines the first is the heading; `x` and `y` are in pixels of the window */
  show(lines: readonly string[], x: number, y: number): void {
    this.#box.replaceChildren(...lines.map(line => element('div', {}, line)));
    this.#box.hidden = false;
    const { width, height } = this.#box.getBoundingClientRect();
    const below = y + gap * 2;
    const top = below + height > window.innerHeight ? Math.max(0, y - gap - height) : below;
    const left = Math.max(0, Math.min(x + gap, window.innerWidth - width - gap));
    this.#box.style.setProperty('top', `${top}px`);
    this.#box.style.setProperty('left', `${left}px`);
  }

  hide(): void {
    this.#box.hidden = true;
  }
}
