import type * as vscode from 'vscode';
import { loadSkill } from '../../core/tools/loadSkill.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import { answerTurn } from './answerTurn.ts';
import { attachedSkills } from './attachedSkills.ts';
import { hasModel } from './hasModel.ts';
import { loadByHand } from './loadByHand.ts';
import { isToolOff } from './showToolOff.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, type TurnContext } from './turnContext.ts';
import { showReference } from './usedSkills.ts';

/** What the user says without a command: skills that are attached are loaded, as /load would; then the model answers. */
export async function answerPrompt(context: TurnContext): Promise<vscode.ChatResult> {
  const { request, response } = context;
  if (!hasModel(request)) {
    suggestModel(response);
    return emptyResult();
  }
  const attached = isToolOff(loadSkill.name) ? [] : attachedSkills(context);
  if (attached.length === 0) return answerTurn(context, request.prompt);
  const { messages, skills, failed } = await loadByHand(
    context,
    attached.map(skill => ({ skill, docs: [] })),
  );
  for (const { location } of skills) showReference(response, location);
  for (const { analysis } of failed)
    response.markdown(`**${escapeMarkdown(analysis.name)}** could not be loaded.\n\n`);
  return answerTurn(context, request.prompt, { messages, skills });
}
