import * as vscode from 'vscode';
import { whenReady } from '../../core/catalog/whenReady.ts';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { answerTurn } from './answerTurn.ts';
import { checkCommand } from './checkCommand.ts';
import { earlierTurns } from './earlierTurns.ts';
import { explainCommand } from './explainCommand.ts';
import { followups } from './followups.ts';
import { hasModel } from './hasModel.ts';
import { listCommand } from './listCommand.ts';
import { loadCommand } from './loadCommand.ts';
import { searchCommand } from './searchCommand.ts';
import { suggestModel } from './suggestModel.ts';
import { resultOf, type TurnContext } from './turnContext.ts';

/** As the manifest names it. */
export const participantId = 'skill-manager.skills';

/** What `@skills` works with: it adds to `loadedByHand` what the user loads. */
export type ChatContext = Pick<TurnContext, 'catalog' | 'search' | 'lab' | 'loadedByHand'>;

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
      for (const { location } of turns.flatMap(turn => (turn.pinned ? turn.loaded : []))) {
        loadedByHand.add(location);
      }
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

function answer(context: TurnContext): vscode.ChatResult | Promise<vscode.ChatResult> {
  const { request } = context;
  if (request.command === 'list') return listCommand(context);
  if (request.command === 'check') return checkCommand(context);
  if (request.command === 'search') return searchCommand(context);
  if (request.command === 'explain') return explainCommand(context);
  if (request.command === 'load') return loadCommand(context);
  if (hasModel(request)) return answerTurn(context, request.prompt);
  suggestModel(context.response);
  return resultOf(turnRecord([], [], false));
}
