import { Choice } from '../dom/choice.ts';
import { element } from '../dom/element.ts';
import { icon } from '../grid/icon.ts';
import type { MatrixAgent } from './matrixMessages.ts';
import type { MatrixQuery } from './matrixQuery.ts';
import { states } from './states.ts';

/** What is asked for, what the icons mean, and how many skills are shown. */
export class MatrixToolbar {
  readonly element: HTMLElement;
  readonly #text = element('input', {
    type: 'search',
    placeholder: 'Name or folder',
    'aria-label': 'Filter skills by text',
  });
  readonly #agent: Choice;
  readonly #state: Choice;
  readonly #count = element('span', { class: 'count', role: 'status' });

  /** @param changed is given what a person has changed of the query */
  constructor(changed: (part: Partial<MatrixQuery>) => void) {
    this.#agent = new Choice('Agents', agent => changed({ agent }));
    this.#state = new Choice('State', state => changed({ state: state as MatrixQuery['state'] }));
    this.#text.addEventListener('input', () => changed({ text: this.#text.value }));
    this.element = element(
      'header',
      { class: 'toolbar' },
      ...[this.#text, this.#agent.element, this.#state.element, this.#count],
    );
  }

  show(query: MatrixQuery, agents: readonly MatrixAgent[], shown: number, all: number): void {
    if (this.#text.value !== query.text) this.#text.value = query.text;
    const used = agents.filter(agent => agent.used);
    this.#agent.offer(
      [
        ...(used.length > 0 ? [{ value: 'used', label: `Those you use (${used.length})` }] : []),
        { value: 'all', label: `All (${agents.length})` },
        ...agents.map(({ id, name }) => ({ value: id, label: name })),
      ],
      query.agent === 'used' && used.length === 0 ? 'all' : query.agent,
    );
    this.#state.offer(
      [
        { value: 'any', label: 'Any' },
        { value: 'unseen', label: 'Not told to the model' },
        ...states.map(({ state, words }) => ({ value: state, label: words })),
      ],
      query.state,
    );
    const count = `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} skills`;
    if (this.#count.textContent !== count) this.#count.textContent = count;
  }
}

/** What each icon stands for. */
export function legend(): HTMLElement {
  const marks = [
    { id: 'measured', words: 'measured with the program' },
    { id: 'partly-measured', words: 'partly measured' },
    { id: 'documented', words: 'as documented' },
  ];
  const entries = [...states.map(({ state, words }) => ({ id: state, words })), ...marks];
  return element(
    'ul',
    { class: 'legend', 'aria-label': 'What the icons mean' },
    ...entries.map(({ id, words }) => element('li', {}, icon(id), words)),
  );
}
