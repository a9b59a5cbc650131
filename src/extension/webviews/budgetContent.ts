import type { Skill } from '../../core/catalog/skill.ts';
import type { TokenCounter } from '../../core/ports.ts';
import { documentTokens } from '../../core/tokens/documentTokens.ts';
import { tokenSavings, type TokenSavings } from '../../core/tokens/tokenSavings.ts';
import type { ListingBudget } from '../../core/visibility/budgetOf.ts';
import { costOf } from '../../core/visibility/measure.ts';
import type { BudgetEntry, BudgetUpdate } from '../../webview/budget/budgetMessages.ts';
import { plainLabel } from '../plainLabel.ts';

type ListedSkill = Pick<Skill, 'root' | 'analysis' | 'resources'>;

/** What stands for the skill folder of what is no skill that was found. */
const origins = { command: 'command', builtIn: 'built in' } as const;

/** What one page has been told of one list, so that it is told only what differs. */
export class BudgetContent {
  #entries: ReadonlyMap<string, BudgetEntry> = new Map();
  #whole = true;

  /** All entries as last told, in the order of the list. */
  get entries(): readonly BudgetEntry[] {
    return [...this.#entries.values()];
  }

  update(
    { unit, entries }: Pick<ListingBudget, 'unit' | 'entries'>,
    skillAt: (location: string) => ListedSkill | undefined,
    { count }: Pick<TokenCounter, 'count'>,
  ): Pick<BudgetUpdate, 'entries' | 'removed' | 'whole'> {
    const before = this.#entries;
    const changed: BudgetEntry[] = [];
    const after = new Map<string, BudgetEntry>();
    for (const [at, { location, name, bare, full, text, state, origin }] of entries.entries()) {
      const skill = skillAt(location);
      const tokens = count(text);
      const left = { visible: 1, 'listed-by-name-only': bare / full, cut: 0 }[state];
      const entry: BudgetEntry = {
        ...{
          location,
          name: plainLabel(name),
          folder: origin === undefined ? plainLabel(skill?.root.label ?? '') : origins[origin],
          at,
        },
        ...{
          characters: text.length,
          tokens,
          told: Math.round(tokens * left),
          cost: costOf(unit, full),
          state,
        },
        instructions: skill?.analysis.tokens.instructions ?? 0,
      };
      const known = before.get(location);
      const same = known !== undefined && isSame(known, entry);
      if (!same) changed.push(entry);
      after.set(location, same ? known : entry);
    }
    const whole = this.#whole;
    this.#whole = false;
    this.#entries = after;
    return { entries: changed, removed: [...before.keys()].filter(key => !after.has(key)), whole };
  }
}

function isSame(a: BudgetEntry, b: BudgetEntry): boolean {
  return (Object.keys(a) as (keyof BudgetEntry)[]).every(key => a[key] === b[key]);
}

/** What the listed skills cost in the list, all at once, and one by one on average. */
export function savingsOf(
  entries: readonly Pick<BudgetEntry, 'told' | 'location'>[],
  skillAt: (location: string) => ListedSkill | undefined,
): TokenSavings {
  const skills = entries.flatMap(({ location }) => skillAt(location) ?? []);
  const sum = (of: (skill: ListedSkill) => number): number =>
    skills.reduce((total, skill) => total + of(skill), 0);
  const instructions = sum(({ analysis }) => analysis.tokens.instructions);
  const documents = sum(({ resources }) => documentTokens(resources));
  const count = Math.max(1, skills.length);
  return tokenSavings({
    list: entries.reduce((total, { told }) => total + told, 0),
    everything: instructions + documents,
    instructions: instructions / count,
    documents: documents / count,
  });
}
