import { Choice } from '../dom/choice.ts';
import { element } from '../dom/element.ts';
import type { BudgetChoice, BudgetUpdate } from './budgetMessages.ts';
import { number } from './budgetWords.ts';

/** Tokens: the contexts of models that people use. */
const windows = [8_000, 32_000, 128_000, 200_000, 400_000, 1_000_000];

export type Area = 'list' | 'instructions';

/** Whose list is shown, for which model, what areas stand for, and the two ways to take it along. */
export class BudgetToolbar {
  readonly element: HTMLElement;
  readonly #agent: Choice;
  readonly #window: Choice;
  readonly #place: Choice;
  readonly #area: Choice;

  constructor(use: {
    choose(part: Partial<BudgetChoice>): void;
    measure(area: Area): void;
    saveCsv(): void;
    savePng(): void;
  }) {
    this.#agent = new Choice('Agent', agent => use.choose({ agent }));
    this.#window = new Choice('Model window', value =>
      use.choose({ window: value === '' ? null : Number(value) }),
    );
    this.#place = new Choice('Started in', place => use.choose({ place }));
    this.#area = new Choice('Areas', area => use.measure(area === 'instructions' ? 'instructions' : 'list'));
    const button = (label: string, work: () => void): HTMLElement => {
      const made = element('button', { class: 'secondary' }, label);
      made.addEventListener('click', work);
      return made;
    };
    this.element = element(
      'header',
      { class: 'toolbar' },
      ...[this.#agent, this.#window, this.#place, this.#area].map(choice => choice.element),
      element(
        'span',
        { class: 'exports' },
        button('Export CSV…', () => use.saveCsv()),
        button('Export PNG…', () => use.savePng()),
      ),
    );
  }

  show({ agents, places, chosen }: BudgetUpdate, area: Area): void {
    this.#agent.offer(
      agents.map(({ id, name }) => ({ value: id, label: name })),
      chosen.agent,
    );
    this.#window.offer(
      [
        { value: '', label: 'As the agent assumes' },
        ...windows.map(tokens => ({ value: `${tokens}`, label: `${number(tokens)} tokens` })),
      ],
      chosen.window === null ? '' : `${chosen.window}`,
    );
    this.#place.offer(
      places.map(({ path, label }) => ({ value: path, label })),
      chosen.place,
    );
    this.#place.element.hidden = places.length < 2;
    this.#area.offer(
      [
        { value: 'list', label: 'what the list costs' },
        { value: 'instructions', label: 'what loading costs' },
      ],
      area,
    );
  }
}
