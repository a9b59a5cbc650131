import type * as vscode from 'vscode';
import { turnRecord } from '../../core/chat/turnRecord.ts';
import { claudeVendor, placeholderId } from '../claudeVendor.ts';
import { resultOf, type TurnContext } from './turnContext.ts';

/** Whether the model that was chosen can answer. The type promises one; older versions hand over none. */
export function hasModel({ model }: { readonly model: vscode.LanguageModelChat | undefined }): boolean {
  return model !== undefined && !(model.vendor === claudeVendor && model.id === placeholderId);
}

/** Says how to get a language model, where the Chat view has none to offer. */
export function suggestModel({ response }: TurnContext): vscode.ChatResult {
  response.markdown(
    'There is no language model to answer with. Set a Claude API key, or sign in to GitHub Copilot; then choose the model below the chat input. Without a model, `/list`, `/load` and `/check` work.',
  );
  response.button({ command: 'skillManager.claude.setKey', title: 'Set Claude API Key…' });
  response.button({ command: 'workbench.action.chat.triggerSetup', title: 'Sign in to GitHub Copilot' });
  return resultOf(turnRecord([], [], false));
}
