import type * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import { budgetShare } from '../../core/chat/budgetShare.ts';
import { budgetOf, type BudgetEntry, type ListingBudget } from '../../core/visibility/budgetOf.ts';
import { costOf } from '../../core/visibility/measure.ts';
import type { CommandId } from '../ids/commandIds.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { emptyResult, offering, type TurnContext } from './turnContext.ts';

/** Entries of one answer. */
const maxEntries = 10;

interface Seen {
  readonly agent: ReadingAgent;
  readonly budget: ListingBudget;
}

/** `/budget [AGENT]`: what the list of skills takes of the budget that the agents give it, without a model. */
export function budgetCommand({ seen, request, response }: TurnContext): vscode.ChatResult {
  const wanted = request.prompt.trim();
  const { own, others } = seen.agents;
  const named = [...own, ...others].filter(({ id, name }) =>
    [id, name].some(each => each.toLowerCase().includes(wanted.toLowerCase())),
  );
  if (wanted !== '' && named.length === 0) {
    const names = [...own, ...others].map(({ name }) => name).join(', ');
    response.markdown(
      `No agent is called **${escapeMarkdown(wanted.slice(0, 100))}**. Known are: ${escapeMarkdown(names)}.`,
    );
    return emptyResult();
  }
  const all = (wanted === '' ? own : named).flatMap((agent): Seen[] => {
    const view = seen.views.view(agent.id);
    return view ? [{ agent, budget: budgetOf(view) }] : [];
  });
  const [first] = all;
  if (!first) {
    response.markdown('What the agents see is not known yet. Try again in a moment.');
    return emptyResult();
  }
  response.markdown(`What the list of skills takes of what each agent gives it:\n\n${lines(all)}`);
  const details = all.length === 1 ? first : all.find(({ agent }) => agent.id === seen.agent?.id);
  if (details) response.markdown(largest(details));
  const command: CommandId = 'skillManager.showBudget';
  response.button({ command, title: 'Show the Context Budget' });
  const short = all.filter(({ budget }) => budget.entries.some(({ state }) => state !== 'visible'));
  return offering(
    emptyResult(),
    (short.length > 0 ? short : all)
      .filter(() => all.length > 1)
      .slice(0, 2)
      .map(({ agent }) => ({
        prompt: agent.name,
        command: 'budget',
        label: `What takes the room in ${agent.name}`,
      })),
  );
}

/** Not a table: the Chat view is narrow. */
function lines(all: readonly Seen[]): string {
  const rows = all.map(({ agent, budget }) => {
    const { used, listed, byNameOnly, cut } = budgetShare(budget);
    const short = [
      ...(byNameOnly > 0 ? [`${byNameOnly} by name only`] : []),
      ...(cut > 0 ? [`${cut} left out`] : []),
    ];
    const skills = `${listed} skill${listed === 1 ? '' : 's'}`;
    return `- **${escapeMarkdown(agent.name)}**: ${used} for ${skills}, ${short.join(' and ') || 'none cut short'}`;
  });
  return [...rows, '', ''].join('\n');
}

function largest({ budget: { unit, entries } }: Seen): string {
  const sorted = [...entries].sort((a, b) => b.full - a.full).slice(0, maxEntries);
  const state: Record<BudgetEntry['state'], string> = {
    visible: 'whole',
    'listed-by-name-only': 'name only',
    cut: 'left out',
  };
  const rows = sorted.map(
    ({ name, full, state: its, origin }) =>
      `| ${escapeMarkdown(name)}${origin === 'builtIn' ? ' (its own)' : ''} | ${costOf(unit, full)} | ${state[its]} |`,
  );
  return [
    `The ${sorted.length === 1 ? 'entry' : `${sorted.length} longest entries`}:`,
    '',
    `| Skill | ${unit === 'tokens' ? 'Tokens' : 'Characters'} | Shown |`,
    '| --- | ---: | --- |',
    ...rows,
    '',
    '',
  ].join('\n');
}
