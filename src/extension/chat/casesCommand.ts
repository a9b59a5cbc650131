import * as vscode from 'vscode';
import { forModels, repeatedNames, withoutCopies } from '../../core/catalog/renderCatalog.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { skillsAbout } from '../../core/chat/skillsAbout.ts';
import { relativePath } from '../../core/path.ts';
import { addCases, casesText, type NewCase } from '../../core/search/asked/withCases.ts';
import {
  readQueries,
  writeQueriesQuestion,
  writeQueriesRole,
} from '../../core/search/asked/writtenQueries.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { pathOf } from '../pathOf.ts';
import type { ProposedFile } from '../proposals/proposal.ts';
import { askOnce } from './askOnce.ts';
import { hasModel } from './hasModel.ts';
import { offerProposal } from './offerProposal.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, type TurnContext } from './turnContext.ts';

/** Skills of one request. */
const most = 20;

/** Queries of one skill. */
const each = 2;

/** `/cases [WORDS]`: the model writes test cases of search, for the skills about these words; they are shown before they are added to the test file. */
export async function casesCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response } = context;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const wanted = request.prompt.trim();
  const skills = withoutCopies(
    forModels(wanted === '' ? catalog.skills : skillsAbout(catalog.skills, wanted)),
  ).slice(0, most);
  if (!folder) response.markdown('Open a folder first: the test file goes there.');
  else if (skills.length === 0)
    response.markdown(
      wanted === '' ? 'There are no skills yet.' : `No skill is about ${escapeMarkdown(wanted)}.`,
    );
  else if (hasModel(request)) return write(context, folder, skills);
  else suggestModel(response);
  return emptyResult();
}

async function write(
  context: TurnContext,
  folder: vscode.Uri,
  skills: readonly Skill[],
): Promise<vscode.ChatResult> {
  const { catalog, request, response } = context;
  response.progress(`Asking ${request.model.name} what users would ask for…`);
  const question = writeQueriesQuestion(
    skills.map(({ analysis }) => analysis),
    each,
  );
  const answer = await askOnce(context, writeQueriesRole, question);
  if (!answer.ok) return answer.error;
  const queries = readQueries(answer.value.text, skills.length);
  const repeated = repeatedNames(catalog.skills);
  const handleOf = ({ analysis: { name }, directory }: Skill): string =>
    repeated.has(name) ? relativePath(pathOf(folder) ?? '/', directory) : name;
  const cases = skills.flatMap((skill, at): readonly NewCase[] =>
    (queries?.[at] ?? []).map(query => ({ query, relevant: [handleOf(skill)] })),
  );
  const uri = vscode.Uri.joinPath(folder, 'skill-manager.eval.json');
  const file = cases.length === 0 ? 'The model wrote nothing that can be used.' : await proposed(uri, cases);
  const told =
    typeof file === 'string'
      ? file
      : `Here are ${cases.length} cases for ${skills.length === 1 ? 'one skill' : `${skills.length} skills`}. Read them: a model wrote them, and it does not know what else may answer a request.`;
  response.markdown(`${told}\n\n*${answer.value.usage}*\n\n`);
  if (typeof file !== 'string')
    await offerProposal(context, { title: 'Test cases of search', files: [file] }, 'Add the Cases');
  return emptyResult();
}

/** The change of the test file; a text says why there is none. */
async function proposed(uri: vscode.Uri, cases: readonly NewCase[]): Promise<ProposedFile | string> {
  let before: string;
  try {
    before = (await vscode.workspace.openTextDocument(uri)).getText();
  } catch {
    // There is none yet.
    return { kind: 'create', uri, text: casesText(cases) };
  }
  const edits = addCases(before, cases);
  if (!edits) return 'The test file `skill-manager.eval.json` has a mistake in it. Mend it first.';
  return edits.length === 0
    ? 'All that the model wrote is in the test file already.'
    : { kind: 'edit', uri, before, edits };
}
