import type * as vscode from 'vscode';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { nearBest } from '../search/nearBest.ts';
import { whyWords } from '../search/whyWords.ts';
import { handleOf } from './handleOf.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { showOpenButtons, showReference } from './usedSkills.ts';

/** Skills of one answer. */
const most = 10;

/** Of the best score, what a skill has at least to be told of. */
const leastShare = 0.15;

/** `/search WORDS`: the skills that fit, each with the reason, without a model. */
export async function searchCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, search, request, response } = context;
  const query = request.prompt.trim();
  if (query === '') {
    response.markdown('What for? Write it behind the command: `@skills /search make slides of a report`.');
    return resultOf(turnRecord([], [], false));
  }
  const hits = await search.search(query, { limit: most });
  const found = nearBest(hits, leastShare).flatMap(hit => {
    const skill = catalog.get(hit.location);
    return skill ? [{ hit, skill }] : [];
  });
  const [first] = found;
  if (!first) {
    response.markdown(`No skill fits ${escapeMarkdown(query)}.`);
    response.button({ command: 'skillManager.newSkill', title: 'Create a Skill…' });
    return resultOf(turnRecord([], [], false));
  }
  response.markdown(
    `${found.length} skill${found.length === 1 ? '' : 's'} for ${escapeMarkdown(query)}:\n\n`,
  );
  for (const { hit, skill } of found) {
    const { name, description } = skill.analysis;
    const why = escapeMarkdown(whyWords(hit, skill));
    response.markdown(`- **${escapeMarkdown(name)}** (${why}): ${escapeMarkdown(shortened(description))}\n`);
    showReference(response, skill.location);
  }
  showOpenButtons(
    response,
    found.map(({ skill }) => skill),
  );
  response.button({ command: 'skillManager.searchSkills', title: 'Search on…', arguments: [query] });
  return resultOf(turnRecord([], [], false), undefined, handleOf(first.skill, catalog.skills));
}

function shortened(description: string): string {
  const points = [...description.replace(/\s+/g, ' ')];
  return points.length > 160 ? `${points.slice(0, 159).join('')}…` : points.join('');
}
