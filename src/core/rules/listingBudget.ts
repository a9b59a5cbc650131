import type { AgentId } from '../agents/agent.ts';
import type { Effects } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import { byRoot } from './listing/byRoot.ts';
import { listingBudgets } from './listing/listingBudgets.ts';
import type { CatalogRule } from './rule.ts';
import { grouped } from '../grouped.ts';

const budgets = Object.entries(listingBudgets);

/** The least that any agent allows. */
const least = Math.min(...budgets.map(([, { characters }]) => characters));

export const listingBudget: CatalogRule = {
  id: 'listing-budget',
  looksAt: 'catalog',
  summary: 'The list of the skills of a folder fits into what agents give it',
  severity: 'information',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills',
  level: 'should',
  effects: effectsOf(
    budgets.map(([id]) => id as AgentId),
    Infinity,
  ),
  consequence: '',
  *check(skills) {
    const owned = skills.filter(({ agents, manualOnly }) => agents.length > 0 && !manualOnly);
    for (const all of byRoot(owned)) {
      const [first] = all;
      const characters = all.reduce(
        (sum, { name, description }) => sum + name.length + description.length,
        0,
      );
      if (!first || characters <= least) continue;
      const effects = effectsOf(first.agents, characters);
      if (Object.keys(effects).length === 0) continue;
      const { location, nameSpan: span, nameRange: range, rootLabel } = first;
      const message = `The ${all.length} skills of ${inCode(rootLabel)} that a model may load have names and descriptions of ${grouped(characters)} characters. Shorten descriptions, or set \`disable-model-invocation: true\` where people load a skill.`;
      yield { location, message, span, range, effects };
    }
  },
};

function effectsOf(agents: readonly AgentId[], characters: number): Effects {
  const beyond = budgets.filter(
    ([id, budget]) => agents.includes(id as AgentId) && characters > budget.characters,
  );
  return Object.fromEntries(beyond.map(([id, { effect }]) => [id, effect]));
}
