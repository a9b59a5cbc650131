import { element } from '../dom/element.ts';
import type { CellButton } from './matrixMessages.ts';

export interface Detail {
  readonly heading: string;
  readonly state: string;
  /** Undefined until the extension has answered. */
  readonly sentence: string | undefined;
  readonly evidence: string;
  readonly actions: readonly CellButton[];
}

/** What can be said and done about one cell. It takes the focus when it opens; Escape gives it back. */
export class DetailPanel {
  readonly element = element('section', { class: 'detail', role: 'dialog', hidden: '', tabindex: '-1' });
  readonly #heading = element('h2');
  readonly #state = element('p', { class: 'state' });
  readonly #sentence = element('p', { role: 'status' });
  readonly #evidence = element('p', { class: 'evidence' });
  readonly #actions = element('div', { class: 'actions' });
  readonly #act: (id: string) => void;
  readonly #closed: () => void;
  #shown = '';

  constructor(act: (action: string) => void, closed: () => void) {
    this.#act = act;
    this.#closed = closed;
    const close = element('button', { class: 'close secondary' }, 'Close');
    close.addEventListener('click', () => this.close());
    this.#heading.id = 'detail-heading';
    this.#sentence.id = 'detail-sentence';
    this.element.setAttribute('aria-labelledby', this.#heading.id);
    this.element.setAttribute('aria-describedby', this.#sentence.id);
    this.element.append(this.#heading, this.#state, this.#sentence, this.#evidence, this.#actions, close);
    this.element.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  show({ heading, state, sentence, evidence, actions }: Detail, focus: boolean): void {
    this.#heading.textContent = heading;
    this.#state.textContent = state;
    this.#sentence.textContent = sentence ?? 'Asking why…';
    this.#evidence.textContent = evidence;
    const wanted = JSON.stringify(actions);
    if (wanted !== this.#shown) {
      this.#shown = wanted;
      this.#actions.replaceChildren(
        ...actions.map((action, at) => this.#button(action, at === 0 ? 'first' : 'secondary')),
      );
    }
    this.element.hidden = false;
    if (focus) this.element.focus();
  }

  close(): void {
    if (!this.isOpen) return;
    this.element.hidden = true;
    this.#closed();
  }

  #button({ id, label }: CellButton, look: string): HTMLButtonElement {
    const button = element('button', { class: look }, label);
    button.addEventListener('click', () => this.#act(id));
    return button;
  }
}
