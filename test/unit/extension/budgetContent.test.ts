import assert from 'node:assert/strict';
import type { ListingBudget } from '../../../src/core/visibility/budgetOf.ts';
import { BudgetContent, savingsOf } from '../../../src/extension/webviews/budgetContent.ts';
import { skillOf } from '../../support/skillFixture.ts';

const skill = skillOf({ name: 'pdf', files: { 'a.md': 'x'.repeat(400), 'a.py': 'x'.repeat(400) } });
const counter = { count: (text: string) => text.length };

function list(
  ...states: ListingBudget['entries'][number]['state'][]
): Pick<ListingBudget, 'unit' | 'entries'> {
  const entries = states.map((state, at) => ({
    ...{ location: `/${at}/SKILL.md`, path: '', inside: '', name: `skill-${at}`, label: '', description: '' },
    ...{ rank: 0, scope: 'project' as const, bare: 10, full: 40, text: 'x'.repeat(40), state },
  }));
  return { unit: 'characters', entries };
}

describe('what the page of a budget is told', () => {
  it('has of each skill what is left of it once the list is cut', () => {
    const { entries } = new BudgetContent().update(
      list('visible', 'listed-by-name-only', 'cut'),
      () => skill,
      counter,
    );
    assert.deepEqual(
      entries.map(({ at, cost, tokens, told, folder }) => [at, cost, tokens, told, folder]),
      [
        [0, 40, 40, 40, '.claude/skills'],
        [1, 40, 40, 10, '.claude/skills'],
        [2, 40, 40, 0, '.claude/skills'],
      ],
    );
  });

  it('is then what differs', () => {
    const content = new BudgetContent();
    content.update(list('visible', 'visible', 'visible'), () => skill, counter);
    const update = content.update(list('visible', 'cut'), () => skill, counter);
    assert.deepEqual(
      [update.whole, update.entries.map(({ name }) => name), update.removed],
      [false, ['skill-1'], ['/2/SKILL.md']],
    );
  });

  it('counts documents at four bytes a token, and no scripts', () => {
    const savings = savingsOf([{ location: skill.location, told: 7 }], () => skill);
    assert.deepEqual([savings.inlined, savings.typical.tokens, savings.complex.tokens], [100, 7, 107]);
  });
});
