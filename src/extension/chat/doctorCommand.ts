import type * as vscode from 'vscode';
import { examine } from '../../core/chat/doctor/examine.ts';
import type { Mend, Remark } from '../../core/chat/doctor/remark.ts';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import type { CommandId } from '../ids/commandIds.ts';
import { setUpOf } from './setUpOf.ts';
import { emptyResult, offering, type TurnContext } from './turnContext.ts';

/** `/doctor`: what is wrong with the set-up, each line with a button that mends it; without a model. */
export async function doctorCommand(context: TurnContext): Promise<vscode.ChatResult> {
  const { response } = context;
  const remarks = examine(await setUpOf(context));
  const wrong = remarks.filter(({ state }) => state !== 'good').length;
  response.markdown(
    wrong === 0 ? 'Everything is in place.\n\n' : `${wrong} thing${wrong === 1 ? '' : 's'} to look at:\n\n`,
  );
  for (const remark of remarks.filter(({ state }) => state !== 'good')) {
    response.markdown(line(remark));
    if (remark.mend) response.button(commandOf(remark.mend));
  }
  response.markdown(
    remarks
      .filter(({ state }) => state === 'good')
      .map(line)
      .join(''),
  );
  return offering(emptyResult(), [
    { prompt: '', command: 'check', label: 'Check all skills' },
    { prompt: '', command: 'budget', label: 'What the list of skills takes' },
  ]);
}

const signs: Record<Remark['state'], string> = { wrong: '❌', look: '⚠️', good: '✅' };

function line({ state, text }: Remark): string {
  return `${signs[state]} ${escapeMarkdown(text)}\n\n`;
}

type AnyCommand = CommandId | `${'workbench' | 'vscode'}.${string}`;

const commands: Record<Mend['by'], AnyCommand> = {
  setKey: 'skillManager.claude.setKey',
  signIn: 'workbench.action.chat.triggerSetup',
  trust: 'workbench.trust.manage',
  openFolder: 'vscode.openFolder',
  newSkill: 'skillManager.newSkill',
  chooseAgents: 'skillManager.chooseAgents',
  showProblems: 'workbench.actions.view.problems',
  listMcp: 'workbench.mcp.listServer',
  revealNotice: 'skillManager.revealNotice',
  openSetting: 'workbench.action.openSettings',
};

function commandOf({ title, by, of }: Mend): vscode.Command {
  return { command: commands[by], title, ...(of !== undefined && { arguments: [of] }) };
}
