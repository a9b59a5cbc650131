import { agentWord } from '../core/agents/reading/agentWord.ts';
import { budgetOf } from '../core/visibility/budgetOf.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';
import { seen } from './visibility/seen.ts';
import { grouped } from '../core/grouped.ts';

/**
 * `{"agent","unit","limit","used","entries":[{"name","location","chars","tokens","state"}]}`: the list that the agent shows its
 * model, in its order; `limit` is null where there is none.
 */
export const budget: Command = {
  summary: 'what the list of them costs that an agent shows its model',
  run: async context => {
    const { agents, visibility } = await seen(context);
    const [agent] = agents;
    const view = agent && visibility.view(agent.id);
    if (!agent || !view) throw new Error('No agent was asked for');
    const { unit, limit, used, entries } = budgetOf(view);
    const shown = entries.map(({ name, location, text, state }) => ({
      name,
      location: systemPath(location),
      chars: text.length,
      tokens: context.counter.count(text),
      state,
    }));
    if (context.json) {
      const word = agentWord(agent.id);
      return {
        text: JSON.stringify({ agent: word, unit, limit: limit ?? null, used, entries: shown }),
        code: 0,
      };
    }
    const rows = shown.map(({ name, chars, tokens, state, location }) => [
      name,
      chars,
      tokens,
      state,
      location,
    ]);
    const { assumes } = agent.behaviour.listing;
    const assumed = assumes === undefined ? '' : `, if ${assumes}`;
    const of = limit === undefined ? 'no limit' : `limit ${grouped(limit)}${assumed}`;
    const foot = `${agent.name}: ${plural(entries.length, 'skill')}, ${grouped(used)} ${unit} (${of}). Tokens: ${context.counter.label}.`;
    return {
      text: [...table([['skill', 'chars', 'tokens', 'state', 'location'], ...rows]), foot].join('\n'),
      code: 0,
    };
  },
};
