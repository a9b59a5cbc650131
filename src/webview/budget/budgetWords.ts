import type { BudgetEntry, BudgetUpdate } from './budgetMessages.ts';

/** `1,234`. */
export function number(amount: number): string {
  return Math.round(amount).toLocaleString('en');
}

export const stateWords: Readonly<Record<BudgetEntry['state'], string>> = {
  visible: 'with description',
  'listed-by-name-only': 'name only',
  cut: 'cut',
};

/** One sentence on how the list stands to its limit. */
export function summary(
  {
    unit,
    limit,
    used,
    evidence,
    unlisted,
  }: Pick<BudgetUpdate, 'unit' | 'limit' | 'used' | 'evidence' | 'unlisted'>,
  agent: string,
  listed: readonly BudgetEntry[],
): string {
  const count = (state: BudgetEntry['state']): number => listed.filter(each => each.state === state).length;
  const parts = [
    `${number(count('visible'))} listed with a description`,
    ...(count('listed-by-name-only') > 0 ? [`${number(count('listed-by-name-only'))} by name only`] : []),
    ...(count('cut') > 0 ? [`${number(count('cut'))} cut`] : []),
    ...(unlisted > 0 ? [`${number(unlisted)} not listed for other reasons`] : []),
  ];
  const of =
    limit === null
      ? `${number(used)} ${unit}; ${agent} sets no limit`
      : `${number(used)} of ${number(limit)} ${unit}${used > limit ? `, ${number(used - limit)} too many` : ''}`;
  return `The list of ${agent} takes ${of}. Skills: ${parts.join(', ')}. ${evidence}`;
}

/** What is shown where the pointer is on a skill. */
export function entryWords(entry: BudgetEntry, counter: string): readonly string[] {
  const { name, folder, state, characters, tokens, instructions } = entry;
  return [
    name,
    `${folder}, number ${number(entry.at + 1)} in the list: ${stateWords[state]}`,
    `In the list: ${number(characters)} characters, about ${number(tokens)} tokens (${counter})`,
    `When loaded: about ${number(instructions)} tokens of instructions`,
    'A click opens SKILL.md',
  ];
}
