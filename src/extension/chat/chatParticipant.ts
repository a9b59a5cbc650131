import * as vscode from 'vscode';
import { whenReady } from '../../core/catalog/whenReady.ts';
import { loadedByHandIn } from '../../core/chat/heldSkills.ts';
import { answerPrompt } from './answerPrompt.ts';
import { budgetCommand } from './budgetCommand.ts';
import { casesCommand } from './casesCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { createCommand } from './createCommand.ts';
import { doctorCommand } from './doctorCommand.ts';
import { earlierTurns } from './earlierTurns.ts';
import { explainCommand } from './explainCommand.ts';
import { fixCommand } from './fixCommand.ts';
import { followups } from './followups.ts';
import { improveCommand } from './improveCommand.ts';
import { listCommand } from './listCommand.ts';
import { loadCommand } from './loadCommand.ts';
import { queriesCommand } from './queriesCommand.ts';
import { searchCommand } from './searchCommand.ts';
import { loadedCommand } from './loadedCommand.ts';
import type { TurnContext } from './turnContext.ts';
import { unloadCommand } from './unloadCommand.ts';

/** As the manifest names it. */
export const participantId = 'skill-manager.skills';

/** What `@skills` works with: it adds to `loadedByHand` what the user loads. */
export type ChatContext = Omit<TurnContext, 'request' | 'turns' | 'response' | 'token'>;

/** Registers `@skills`. */
export function registerChatParticipant(
  context: ChatContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const { catalog, loadedByHand } = context;
  const participant = vscode.chat.createChatParticipant(
    participantId,
    async (request, { history }, response, token) => {
      if (catalog.state !== 'ready') response.progress('Looking for skills…');
      await whenReady(catalog, token);
      const turns = earlierTurns(history);
      // The conversation may be of an earlier session.
      for (const location of loadedByHandIn(turns)) loadedByHand.add(location);
      const answer = commands[request.command ?? ''] ?? answerPrompt;
      try {
        return await answer({ ...context, request, turns, response, token });
      } catch (error) {
        if (token.isCancellationRequested) return undefined;
        log.error(error instanceof Error ? error : String(error));
        throw error;
      }
    },
  );
  participant.iconPath = new vscode.ThemeIcon('book');
  participant.followupProvider = followups;
  return participant;
}

/** By their names in the manifest. */
const commands: Readonly<
  Record<string, (context: TurnContext) => vscode.ChatResult | Promise<vscode.ChatResult>>
> = {
  list: listCommand,
  load: loadCommand,
  unload: unloadCommand,
  loaded: loadedCommand,
  check: checkCommand,
  search: searchCommand,
  explain: explainCommand,
  fix: fixCommand,
  create: createCommand,
  improve: improveCommand,
  cases: casesCommand,
  queries: queriesCommand,
  budget: budgetCommand,
  doctor: doctorCommand,
};
