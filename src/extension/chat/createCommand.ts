import type * as vscode from 'vscode';
import { createTask } from '../../core/chat/createTask.ts';
import { createSkill } from '../../core/tools/createSkill.ts';
import type { CommandId } from '../ids/commandIds.ts';
import { answerTurn } from './answerTurn.ts';
import { hasModel } from './hasModel.ts';
import { showToolOff } from './showToolOff.ts';
import { suggestModel } from './suggestModel.ts';
import { emptyResult, type TurnContext } from './turnContext.ts';

/** `/create WHAT`: has the model write a new skill, which the user confirms before it is written. */
export async function createCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { request, response } = context;
  const wanted = request.prompt.trim();
  const byHand = (): void => {
    const command: CommandId = 'skillManager.newSkill';
    response.button({ command, title: 'New Skill by Hand…' });
  };
  if (wanted === '') {
    response.markdown(
      'What is the skill to do? Write it behind the command: `@skills /create turn meeting notes into tickets`.\n\n',
    );
    byHand();
    return emptyResult();
  }
  if (showToolOff(createSkill.name, response)) byHand();
  else if (hasModel(request)) return answerTurn(context, wanted, { task: createTask });
  else {
    suggestModel(response);
    byHand();
  }
  return emptyResult();
}
