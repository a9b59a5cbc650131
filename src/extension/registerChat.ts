import * as vscode from 'vscode';
import type { TokenCounter } from '../core/ports.ts';
import type { ToolContext } from '../core/tools/tool.ts';
import { registerChatParticipant, type ChatContext } from './chat/chatParticipant.ts';
import { Reranker } from './chat/reranker.ts';
import type { ClaudeKey } from './claude/claudeKey.ts';
import { ClaudeProvider } from './claude/claudeProvider.ts';
import { registerMcpProvider } from './mcpProvider.ts';
import { usualAgent } from './search/labAgent.ts';
import type { PromptPickers } from './search/promptPickers.ts';
import { registerTools } from './tools.ts';
import { claudeVendor } from './claudeVendor.ts';

// For the shell, which loads this bundle when it needs Claude's API.
export { claudeKeyCommands } from './claude/claudeKeyCommands.ts';
export { countWithClaude } from './claude/countWithClaude.ts';
// Likewise for the reader of test files.
export { SearchTests } from './search/searchTests.ts';

export interface ChatParts extends Pick<
  ChatContext,
  'seen' | 'agents' | 'proposals' | 'openParts' | 'samples'
> {
  readonly pickers: PromptPickers;
  readonly tools: ToolContext & { readonly loadedByHand: Set<string> };
  /** Brings the catalog up to what is in the editors. */
  readonly beforeCall: () => Promise<void>;
  readonly key: ClaudeKey;
  readonly counter: TokenCounter;
  readonly log: vscode.LogOutputChannel;
  /** Across windows and sessions. */
  readonly memory: vscode.Memento;
  readonly context: vscode.ExtensionContext;
}

/** Registers all that lets models use skills: the tools, `@skills`, and the provider Claude. */
export function registerChat(parts: ChatParts): vscode.Disposable {
  const { tools, seen, pickers, beforeCall, key, counter, log, memory, context } = parts;
  const provider = new ClaudeProvider(key, counter, log, memory);
  const lab = { pickers, agent: () => usualAgent(seen) };
  const registered = vscode.Disposable.from(
    registerTools(tools, beforeCall),
    registerChatParticipant({ ...parts, ...tools, lab, reranker: new Reranker() }, log),
    registerMcpProvider(context),
    provider,
    vscode.lm.registerLanguageModelChatProvider(claudeVendor, provider),
  );
  // VS Code asks a new provider for its models only when told of a change, or when a first question has failed.
  provider.refresh();
  return registered;
}
