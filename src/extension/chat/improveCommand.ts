import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { improvementChange, type ImprovementChange } from '../../core/chat/improve/improvementChange.ts';
import { improveRequest, improveRole } from '../../core/chat/improve/improveRequest.ts';
import { improveWords, type ImproveWords } from '../../core/chat/improve/improveWords.ts';
import { readImprovement, type Improvement } from '../../core/chat/improve/readImprovement.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { joinPath } from '../../core/path.ts';
import type { Result } from '../../core/result.ts';
import { movableSections } from '../../core/rules/body/movableSections.ts';
import { parseSkill } from '../../core/skill/parseSkill.ts';
import { findSkill } from '../../core/tools/findSkill.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import type { ProposedFile } from '../proposals/proposal.ts';
import { askOnce } from './askOnce.ts';
import { hasModel } from './hasModel.ts';
import { offerProposal } from './offerProposal.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, resultOf, type TurnContext } from './turnContext.ts';
import { unfoundSkill } from './unfoundSkill.ts';
import { showReference } from './usedSkills.ts';

/** `/improve NAME [description | triggers | split] [wishes]`: the model proposes, and the user sees a comparison to accept. */
export async function improveCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { catalog, request, response } = context;
  const words = improveWords(catalog.skills, request.prompt);
  if (words.name === '') {
    response.markdown(
      'Which skill, and what of it? `@skills /improve pdf description`; or `triggers`: when to use it; or `split`: shorter instructions.',
    );
    return emptyResult();
  }
  const found = findSkill(catalog.skills, words.name);
  if (!found.ok) response.markdown(unfoundSkill(catalog.skills, words.name));
  else if (found.value.scope === 'plugin')
    response.markdown(
      'This comes from a plugin, whose next update would undo it. Improve it where it is made.',
    );
  else if (hasModel(request)) return improve(context, found.value, words);
  else suggestModel(response);
  return emptyResult();
}

async function improve(context: TurnContext, skill: Skill, words: ImproveWords): Promise<vscode.ChatResult> {
  const { response } = context;
  const uri = vscode.Uri.file(skill.location);
  const text = (await vscode.workspace.openTextDocument(uri)).getText();
  const sections = movableSections(parseSkill(text)).map(({ title }) => title);
  showReference(response, skill.location);
  if (words.part === 'split' && sections.length === 0) {
    response.markdown('It has no section of ten lines or more that could become a file of its own.');
    return emptyResult();
  }
  const { name } = skill.analysis;
  const subject = { name, text, findings: skill.findings, sections };
  const asked = improveRequest(subject, words.part, words.wishes);
  response.progress(`Asking ${context.request.model.name} for a proposal…`);
  const answer = await askOnce(context, improveRole, asked);
  if (!answer.ok) return answer.error;
  const read = readImprovement(answer.value.text, words.part);
  const change = read.ok ? improvementChange(text, read.value) : read;
  response.markdown(`${read.ok && change.ok ? inWords(read.value, change.value) : complaint(change)}\n\n`);
  response.markdown(`*${answer.value.usage}*\n\n`);
  if (change.ok) {
    const files: ProposedFile[] = [
      { kind: 'edit', uri, before: text, edits: change.value.edits },
      ...change.value.files.map((file): ProposedFile => {
        return {
          kind: 'create',
          uri: vscode.Uri.file(joinPath(skill.directory, file.path)),
          text: file.text,
        };
      }),
    ];
    await offerProposal(context, { title: `Proposal for ${name}`, files }, 'Accept the Proposal');
  }
  const shown = change.ok
    ? 'I proposed a change, which the user has in front of them.'
    : 'I had no proposal.';
  return resultOf(
    turnRecord(
      [
        {
          role: 'user',
          parts: [{ kind: 'text', text: `Improve the skill ${JSON.stringify(name)}: ${words.part}.` }],
        },
        { role: 'assistant', parts: [{ kind: 'text', text: shown }] },
      ],
      [],
      false,
    ),
  );
}

function complaint(result: Result<unknown, string>): string {
  return result.ok ? '' : escapeMarkdown(result.error);
}

function inWords({ description, reason }: Improvement, { files }: ImprovementChange): string {
  const what =
    files.length === 0
      ? `> ${escapeMarkdown(description)}`
      : files.map(({ path }) => `- ${escapeMarkdown(path)}`).join('\n');
  const title =
    files.length === 0 ? 'A new description:' : 'Moved to files of their own, each with a link in its place:';
  return [
    title,
    what,
    ...(reason === '' ? [] : [escapeMarkdown(reason)]),
    'Nothing is written until you accept.',
  ].join('\n\n');
}
