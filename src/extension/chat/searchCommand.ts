import type * as vscode from 'vscode';
import { forModels } from '../../core/catalog/renderCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { mostCandidates } from '../../core/search/asked/rerank.ts';
import type { SearchHit } from '../../core/search/searchHit.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { nearBest } from '../search/nearBest.ts';
import { whyWords } from '../search/whyWords.ts';
import { readSetting } from '../readSetting.ts';
import { handleOf } from './handleOf.ts';
import { hasModel } from './hasModel.ts';
import { resultOf, type TurnContext } from './turnContext.ts';
import { showOpenButtons, showReference } from './usedSkills.ts';

/** Skills of one answer. */
const most = 10;

/** Of the best score, what a skill has at least to be told of. */
const leastShare = 0.15;

/**
 * `/search WORDS`: the skills that fit, each with the reason. No model is needed; where the setting asks for it, the chosen one orders the best
 * of them.
 */
export async function searchCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, search, request, response } = context;
  const query = request.prompt.trim();
  if (query === '') {
    response.markdown('What for? Write it behind the command: `@skills /search make slides of a report`.');
    return resultOf(turnRecord([], [], false));
  }
  const { chosen, note } = await chosenByModel(context, query);
  const found =
    chosen ?? withSkills(nearBest(await search.search(query, { limit: most }), leastShare), catalog);
  const noted = note === undefined ? '' : `\n\n*${escapeMarkdown(note)}*\n\n`;
  const [first] = found;
  if (!first) {
    response.markdown(`No skill fits ${escapeMarkdown(query)}.${noted}`);
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
  response.markdown(noted);
  showOpenButtons(
    response,
    found.map(({ skill }) => skill),
  );
  response.button({ command: 'skillManager.searchSkills', title: 'Search on…', arguments: [query] });
  return resultOf(turnRecord([], [], false), undefined, handleOf(first.skill, catalog.skills));
}

/** Of the 20 best hits, however little they fit, those that the model chooses where the setting asks for it. */
async function chosenByModel(
  { catalog, search, request, reranker, token }: TurnContext,
  query: string,
): Promise<{ readonly chosen?: readonly Found[] | undefined; readonly note?: string }> {
  if (!readSetting('search.rerank') || !hasModel(request)) return {};
  const hits = withSkills(await search.search(query, { limit: mostCandidates, everything: true }), catalog);
  const told = new Set(forModels(hits.map(({ skill }) => skill)));
  if (told.size === 0) return {};
  const asked = hits.filter(({ skill }) => told.has(skill));
  const { chosen, note } = await reranker.rerank(request.model, query, asked, token);
  if (!chosen) return { note };
  // Of skills for people alone no model is told: whether they fit is told by the words.
  const own = withSkills(nearBest(await search.search(query, { limit: most }), leastShare), catalog);
  return { chosen: [...chosen, ...own.filter(({ skill }) => !told.has(skill))].slice(0, most), note };
}

interface Found {
  readonly hit: SearchHit;
  readonly skill: Skill;
}

function withSkills(hits: readonly SearchHit[], catalog: TurnContext['catalog']): readonly Found[] {
  return hits.flatMap(hit => {
    const skill = catalog.get(hit.location);
    return skill ? [{ hit, skill }] : [];
  });
}

function shortened(description: string): string {
  const points = [...description.replace(/\s+/g, ' ')];
  return points.length > 160 ? `${points.slice(0, 159).join('')}…` : points.join('');
}
