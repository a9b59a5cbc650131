import type * as vscode from 'vscode';
import { offerKey } from './offerKey.ts';

/** Says how to get a language model, where the Chat view has none to offer. */
export function suggestModel(response: Pick<vscode.ChatResponseStream, 'markdown' | 'button'>): void {
  response.markdown(
    'There is no language model to answer with. Set a Claude API key, or sign in to GitHub Copilot; then choose the model below the chat input. Without a model, all commands but `/create`, `/improve`, `/cases` and `/queries` work.',
  );
  offerKey(response);
  response.button({ command: 'workbench.action.chat.triggerSetup', title: 'Sign in to GitHub Copilot' });
}
