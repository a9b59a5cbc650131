import * as vscode from 'vscode';
import type { CommandId } from '../ids/commandIds.ts';
import type { Proposals } from './proposals.ts';

type ProposalCommand = Extract<CommandId, `skillManager.${'accept' | 'discard' | 'show'}Proposal`>;

/** What the buttons of a proposal do, in chat and above the comparison. */
export function proposalHandlers(
  proposals: Proposals,
): Record<ProposalCommand, (given?: unknown) => Promise<void>> {
  return {
    'skillManager.acceptProposal': async given => {
      const { files, unsaved } = await proposals.accept(given);
      const left =
        unsaved === 0
          ? ''
          : ` ${unsaved} had unsaved changes and ${unsaved === 1 ? 'is' : 'are'} yours to save.`;
      void vscode.window.showInformationMessage(`Changed ${files} file${files === 1 ? '' : 's'}.${left}`);
    },
    'skillManager.discardProposal': given => proposals.discard(given),
    'skillManager.showProposal': given => proposals.show(given),
  };
}
