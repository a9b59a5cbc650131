import * as vscode from 'vscode';
import type { ChatMessage, ChatModel, ToolDeclaration } from '../../core/chat/chatModel.ts';
import { addUsage, noUsage, type Usage } from '../../core/chat/usage.ts';
import { claudeVendor, usageOf, usageOption } from '../claudeVendor.ts';
import { toHostMessages } from './toHostMessages.ts';

/** The model that the user chose in the Chat view, for one turn. */
export class HostModel implements ChatModel {
  readonly #model: vscode.LanguageModelChat;
  readonly #token: vscode.CancellationToken;
  #usage: Usage = noUsage;
  #requests = 0;

  constructor(model: vscode.LanguageModelChat, token: vscode.CancellationToken) {
    this.#model = model;
    this.#token = token;
  }

  async *send(
    messages: readonly ChatMessage[],
    tools: readonly ToolDeclaration[],
  ): ReturnType<ChatModel['send']> {
    this.#requests += 1;
    const ours = this.#model.vendor === claudeVendor;
    const response = await this.#model.sendRequest(
      toHostMessages(messages, ours),
      {
        justification: 'Answering with the help of your skills',
        tools: tools.map(tool => ({ ...tool })),
        ...(ours ? { modelOptions: { [usageOption]: true } } : {}),
      },
      this.#token,
    );
    for await (const part of response.stream) {
      if (part instanceof vscode.LanguageModelTextPart) yield { kind: 'text', text: part.value };
      else if (part instanceof vscode.LanguageModelToolCallPart) {
        yield { kind: 'toolCall', callId: part.callId, name: part.name, input: part.input };
      } else if (part instanceof vscode.LanguageModelDataPart) {
        const usage = usageOf(part);
        if (usage) this.#usage = addUsage(this.#usage, usage);
      }
    }
  }

  /** What the API itself said of all requests; undefined where it said nothing of one of them. */
  get reportedUsage(): Usage | undefined {
    return this.#usage.requests > 0 && this.#usage.requests === this.#requests ? this.#usage : undefined;
  }
}
