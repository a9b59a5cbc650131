import type * as vscode from 'vscode';
import type { ChatMessage } from '../../core/chat/chatModel.ts';
import type { LoopOutcome } from '../../core/chat/toolLoop.ts';
import type { Usage } from '../../core/chat/usage.ts';

/**
 * What a turn took, counted by the model's own tokenizer: every request carries all that was said before it. Tools and
 * the markup around messages are not counted, so this is an estimate.
 */
export async function estimateUsage(
  model: vscode.LanguageModelChat,
  messages: readonly ChatMessage[],
  outcome: LoopOutcome,
  token: vscode.CancellationToken,
): Promise<Usage> {
  const count = async (text: string): Promise<number> => (text === '' ? 0 : model.countTokens(text, token));
  let carried = await count(messages.map(textOf).join('\n'));
  let input = carried;
  let output = 0;
  let requests = 1;
  for (const message of outcome.messages) {
    const tokens = await count(textOf(message));
    carried += tokens;
    if (message.role === 'assistant') output += tokens;
    else if (requests < outcome.rounds) {
      requests += 1;
      input += carried;
    }
  }
  return { requests, input, output, exact: false };
}

function textOf(message: ChatMessage): string {
  return message.parts
    .map(part => {
      if (part.kind === 'toolCall') return `${part.name} ${JSON.stringify(part.input)}`;
      return part.kind === 'image' ? '' : part.text;
    })
    .join('\n');
}
