import { element } from './element.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A drop-down list with a label of its own. */
export class Choice {
  readonly element: HTMLElement;
  readonly #select = element('select');

  /** @param chosen is called when a person chooses, not when the page does */
  constructor(label: string, chosen: (value: string) => void) {
    this.#select.id = label.toLowerCase().replaceAll(' ', '-');
    const name = element('label', { for: this.#select.id }, label);
    this.element = element('span', { class: 'choice' }, name, this.#select);
    this.#select.addEventListener('change', () => chosen(this.#select.value));
  }

  /** Puts these options on offer. A value that is not among them chooses the first. */
  offer(options: readonly Option[], value: string): void {
    const before = [...this.#select.options].map(option => `${option.value} ${option.text}`);
    if (before.join('\n') !== options.map(option => `${option.value} ${option.label}`).join('\n')) {
      this.#select.replaceChildren(
        ...options.map(option => element('option', { value: option.value }, option.label)),
      );
    }
    this.#select.value = value;
    if (this.#select.selectedIndex < 0) this.#select.selectedIndex = 0;
  }

  get value(): string {
    return this.#select.value;
  }
}
