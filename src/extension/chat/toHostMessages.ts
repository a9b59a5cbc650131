import * as vscode from 'vscode';
import type { ChatMessage, ChatPart } from '../../core/chat/chatModel.ts';
import { systemName } from '../claudeVendor.ts';

type HostPart =
  | vscode.LanguageModelTextPart
  | vscode.LanguageModelDataPart
  | vscode.LanguageModelToolCallPart
  | vscode.LanguageModelToolResultPart;

/** The conversation as VS Code takes it. `namesSystem`: the model knows a message called `system` for what it is. */
export function toHostMessages(
  messages: readonly ChatMessage[],
  namesSystem: boolean,
): vscode.LanguageModelChatMessage[] {
  return messages.map(({ role, parts }) => {
    const hostRole =
      role === 'assistant'
        ? vscode.LanguageModelChatMessageRole.Assistant
        : vscode.LanguageModelChatMessageRole.User;
    const name = role === 'system' && namesSystem ? systemName : undefined;
    return new vscode.LanguageModelChatMessage(hostRole, parts.map(toHostPart), name);
  });
}

function toHostPart(part: ChatPart): HostPart {
  switch (part.kind) {
    case 'text':
      return new vscode.LanguageModelTextPart(part.text);
    case 'image':
      return vscode.LanguageModelDataPart.image(part.data, part.mimeType);
    case 'toolCall':
      return new vscode.LanguageModelToolCallPart(part.callId, part.name, objectOf(part.input));
    case 'toolResult':
      return new vscode.LanguageModelToolResultPart(part.callId, [
        new vscode.LanguageModelTextPart(part.text),
      ]);
  }
}

function objectOf(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {};
}
