import * as vscode from 'vscode';
import type { ChatMessage, ChatPart } from '../../core/chat/chatModel.ts';
import { systemName } from '../claudeVendor.ts';

/** The conversation as VS Code hands it to a provider. A leading message of the user called `system` is the system part. */
export function fromHostMessages(
  messages: readonly vscode.LanguageModelChatRequestMessage[],
): readonly ChatMessage[] {
  let leading = true;
  return messages.map(({ role, name, content }) => {
    leading &&= role === vscode.LanguageModelChatMessageRole.User && name === systemName;
    const assistant = role === vscode.LanguageModelChatMessageRole.Assistant;
    return { role: leading ? 'system' : assistant ? 'assistant' : 'user', parts: content.flatMap(toPart) };
  });
}

function toPart(part: unknown): readonly ChatPart[] {
  if (part instanceof vscode.LanguageModelTextPart) return [{ kind: 'text', text: part.value }];
  if (part instanceof vscode.LanguageModelToolCallPart) {
    return [{ kind: 'toolCall', callId: part.callId, name: part.name, input: part.input }];
  }
  if (part instanceof vscode.LanguageModelToolResultPart) {
    return [
      { kind: 'toolResult', callId: part.callId, text: part.content.map(textOf).join('\n'), failed: false },
    ];
  }
  if (!(part instanceof vscode.LanguageModelDataPart)) return [];
  if (part.mimeType.startsWith('image/'))
    return [{ kind: 'image', mimeType: part.mimeType, data: part.data }];
  // Other data parts are notes between extensions and models, such as cache hints; texts are texts.
  return part.mimeType.startsWith('text/') ? [{ kind: 'text', text: textOf(part) }] : [];
}

function textOf(part: unknown): string {
  if (part instanceof vscode.LanguageModelTextPart) return part.value;
  if (part instanceof vscode.LanguageModelDataPart) {
    return /^text\/|json$/.test(part.mimeType)
      ? Buffer.from(part.data).toString('utf8')
      : `(${part.data.length} bytes of ${part.mimeType})`;
  }
  return part instanceof vscode.LanguageModelPromptTsxPart ? JSON.stringify(part.value) : '';
}
