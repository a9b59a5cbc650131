import * as vscode from 'vscode';
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
  const wrong = remarks.filter(({ state }) => state !== 'good');
  const good = remarks.filter(({ state }) => state === 'good');
  const title =
    wrong.length === 0
      ? 'Everything is in place.'
      : `${wrong.length} thing${wrong.length === 1 ? '' : 's'} to look at:`;
  // One text with the buttons behind it: of texts with buttons in between, VS Code folds all but the last away.
  const text = [title, ...wrong.map(numbered), ...good.map(({ text }) => `$(check) ${escapeMarkdown(text)}`)];
  response.markdown(new vscode.MarkdownString(text.join('\n\n'), true));
  for (const [at, { mend }] of wrong.entries()) if (mend) response.button(commandOf(mend, at));
  return offering(emptyResult(), [
    { prompt: '', command: 'check', label: 'Check all skills' },
    { prompt: '', command: 'budget', label: 'What the list of skills takes' },
  ]);
}

function numbered({ state, text }: Remark, at: number): string {
  return `$(${state === 'wrong' ? 'error' : 'warning'}) **${at + 1}** ${escapeMarkdown(text)}`;
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

function commandOf({ title, by, of }: Mend, at: number): vscode.Command {
  return {
    command: commands[by],
    title: `${at + 1}: ${title}`,
    ...(of !== undefined && { arguments: [of] }),
  };
}
