import type * as vscode from 'vscode';
import { forModels, withoutCopies } from '../../core/catalog/renderCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { skillsAbout } from '../../core/chat/skillsAbout.ts';
import {
  readQueries,
  writeQueriesQuestion,
  writeQueriesRole,
} from '../../core/search/asked/writtenQueries.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { askOnce } from './askOnce.ts';
import { hasModel } from './hasModel.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, type TurnContext } from './turnContext.ts';

/** Skills of one request. */
const most = 20;

/** Queries of one skill. */
const each = 5;

/**
 * `/queries [WORDS]`: the model writes what users may ask for, once for each text of the skills about these words; search then finds the skills by it.
 * They are shown, can be edited, and are not written into any skill.
 */
export async function queriesCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response, samples } = context;
  const wanted = request.prompt.trim();
  const about = withoutCopies(
    forModels(wanted === '' ? catalog.skills : skillsAbout(catalog.skills, wanted)),
  );
  const without = about.filter(({ analysis }) => samples.of(analysis.hash).length === 0);
  if (about.length === 0)
    response.markdown(
      wanted === '' ? 'There are no skills yet.' : `No skill is about ${escapeMarkdown(wanted)}.`,
    );
  else if (without.length === 0) show(context, about.slice(0, most), 'All of them have sample queries:');
  else if (hasModel(request)) return write(context, without);
  else suggestModel(response);
  return emptyResult();
}

async function write(context: TurnContext, without: readonly Skill[]): Promise<vscode.ChatResult> {
  const { request, response, samples } = context;
  const skills = without.slice(0, most);
  response.progress(`Asking ${request.model.name} what users may ask for…`);
  const question = writeQueriesQuestion(
    skills.map(({ analysis }) => analysis),
    each,
  );
  const answer = await askOnce(context, writeQueriesRole, question);
  if (!answer.ok) return answer.error;
  const queries = readQueries(answer.value.text, skills.length) ?? [];
  const written = skills.flatMap((skill, at) =>
    (queries[at] ?? []).length > 0 ? [{ skill, queries: queries[at] ?? [] }] : [],
  );
  if (written.length === 0) {
    response.markdown(`The model wrote nothing that can be used.\n\n*${answer.value.usage}*\n\n`);
    return emptyResult();
  }
  await samples.add(
    new Map(
      written.map(({ skill, queries: its }) => [
        skill.analysis.hash,
        { skill: skill.analysis.name, queries: its },
      ]),
    ),
  );
  const left = without.length - skills.length;
  const more = left > 0 ? ` Call \`/queries\` again for ${left} more.` : '';
  show(
    context,
    written.map(({ skill }) => skill),
    `Search now finds by these too.${more} *${answer.value.usage}*`,
  );
  return emptyResult();
}

function show({ response, samples }: TurnContext, skills: readonly Skill[], head: string): void {
  response.markdown(`${head}\n\n`);
  for (const { analysis } of skills) {
    const its = samples.of(analysis.hash).map(query => `“${escapeMarkdown(query)}”`);
    response.markdown(`- **${escapeMarkdown(analysis.name)}**: ${its.join(', ')}\n`);
  }
  response.markdown(
    '\nThey are kept beside the skills, not in them: `/improve NAME triggers` proposes words for a skill itself.\n',
  );
  response.button({ command: 'vscode.open', title: 'Edit Sample Queries', arguments: [samples.uri] });
}
