import type * as vscode from 'vscode';
import type { Proposal } from '../proposals/proposal.ts';
import type { CommandId } from '../ids/commandIds.ts';
import type { TurnContext } from './turnContext.ts';

/** Opens the comparison, and puts buttons below the answer that accept the change, show it again, and drop it. */
export async function offerProposal(
  { proposals, response }: Pick<TurnContext, 'proposals' | 'response'>,
  proposal: Proposal,
  accept: string,
): Promise<void> {
  const id = proposals.add(proposal);
  await proposals.show(id);
  const button = (command: CommandId, title: string): vscode.Command => ({ command, title, arguments: [id] });
  response.button(button('skillManager.acceptProposal', accept));
  response.button(button('skillManager.showProposal', 'Show the Changes'));
  response.button(button('skillManager.discardProposal', 'Discard'));
}
