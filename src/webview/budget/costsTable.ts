import { element } from '../dom/element.ts';
import type { BudgetEntry, BudgetUpdate } from './budgetMessages.ts';
import { number } from './budgetWords.ts';

/** What the listed skills cost in tokens, one way of giving them to a model beside the other. */
export class CostsTable {
  readonly element = element('table', { class: 'costs' });
  readonly #rows = element('tbody');

  constructor() {
    const head = ['In a conversation, on average', 'Tokens', 'Saved'].map(words =>
      element('th', { scope: 'col' }, words),
    );
    this.element.append(element('thead', {}, element('tr', {}, ...head)), this.#rows);
  }

  /** @param listed all entries, not only those that have changed */
  show({ savings }: Pick<BudgetUpdate, 'savings'>, listed: readonly BudgetEntry[]): void {
    const { inlined, typical, complex, searched } = savings;
    const saved = (part: number): string =>
      part < 0 ? `${number(-part * 100)} % more` : `${(part * 100).toFixed(1)} %`;
    const all = listed.reduce((sum, { told, instructions }) => sum + told + instructions, 0);
    const rows: readonly (readonly [string, number, string])[] = [
      ['Everything inlined: all instructions and documents', inlined, '–'],
      ['The list, and one skill loaded', typical.tokens, saved(typical.saved)],
      ['The list, one skill and its documents', complex.tokens, saved(complex.saved)],
      ['The list, and every skill loaded', all, saved(1 - all / Math.max(1, inlined))],
      ['No list: one skill and its documents, searched for', searched.tokens, saved(searched.saved)],
    ];
    this.#rows.replaceChildren(
      ...rows.map(([words, tokens, part]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, words),
          element('td', {}, `about ${number(tokens)}`),
          element('td', {}, part),
        ),
      ),
    );
  }
}
