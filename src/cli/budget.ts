import { agentWord } from '../core/agents/reading/agentWord.ts';
import { budgetOf } from '../core/visibility/budgetOf.ts';
import { systemPath } from '../node/nodePath.ts';
import type { Command } from './command.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';
import { seen } from './visibility/seen.ts';
import { grouped } from '../core/grouped.ts';

const origins = { skill: 'skill', command: 'command', builtIn: 'built in' } as const;

/**
 * `{"agent","unit","limit","used","entries":[{"name","location","chars","tokens","state","origin"}]}`: the list that the agent shows its
 * model, in its order; `limit` is null where there is none. `origin` is `skill`, `command`, or `built in`: the agent's own.
 */
export const budget: Command = {
  summary: 'what the list of them costs that an agent shows its model',
  run: async context => {
    const { agents, visibility } = await seen(context);
    const [agent] = agents;
    const view = agent && visibility.view(agent.id);
    if (!agent || !view) throw new Error('No agent was asked for');
    const { unit, limit, used, entries } = budgetOf(view);
    const shown = entries.map(({ name, location, text, state, origin }) => ({
      name,
      location: systemPath(location),
      chars: text.length,
      tokens: context.counter.count(text),
      state,
      origin: origins[origin ?? 'skill'],
    }));
    if (context.json) {
      const word = agentWord(agent.id);
      return {
        text: JSON.stringify({ agent: word, unit, limit: limit ?? null, used, entries: shown }),
        code: 0,
      };
    }
    const rows = shown.map(({ name, chars, tokens, state, origin, location }) => [
      name,
      chars,
      tokens,
      state,
      origin === 'built in' ? origin : location,
    ]);
    const { assumes } = agent.behaviour.listing;
    const assumed = assumes === undefined ? '' : `, if ${assumes}`;
    const of = limit === undefined ? 'no limit' : `limit ${grouped(limit)}${assumed}`;
    const own = shown.filter(({ origin }) => origin === 'built in').length;
    const brought = own === 0 ? '' : ` (${own.toString()} of its own)`;
    const foot = `${agent.name}: ${plural(entries.length, 'skill')}${brought}, ${grouped(used)} ${unit} (${of}). Tokens: ${context.counter.label}.`;
    return {
      text: [...table([['skill', 'chars', 'tokens', 'state', 'location'], ...rows]), foot].join('\n'),
      code: 0,
    };
  },
};
