import type { Anthropic } from '@anthropic-ai/sdk';
import { BadRequestError } from '@anthropic-ai/sdk';
import type { ChatMessage, ChatModel, ToolDeclaration } from '../../core/chat/chatModel.ts';
import type { Usage } from '../../core/chat/usage.ts';
import type { CancellationToken } from '../../core/host.ts';
import type { AssistantEcho } from './assistantEcho.ts';
import { AnswerReader } from './answerReader.ts';
import { cutOff, foreignAnswer, timedOut, toClaudeError } from './claudeError.ts';
import { claudeRequest, type BuiltRequest } from './claudeRequest.ts';
import { startStream } from './startStream.ts';

export interface ClaudeModelOptions {
  readonly model: string;
  /** Tokens of one answer, thinking included. */
  readonly maxTokens: number;
  readonly toolRequired?: boolean;
  /** Milliseconds between two events of a stream (the API pings); 90,000 unless given. */
  readonly idleTimeout?: number;
  readonly echo: AssistantEcho;
  /** Called once an answer is complete, with what the API says it took. */
  onUsage?(usage: Usage): void;
}

/** Claude over the Messages API. `send` throws a ClaudeError; when cancelled it just ends. */
export class ClaudeModel implements ChatModel {
  readonly #client: Anthropic;
  readonly #options: ClaudeModelOptions;

  constructor(client: Anthropic, options: ClaudeModelOptions) {
    this.#client = client;
    this.#options = options;
  }

  async *send(
    messages: readonly ChatMessage[],
    tools: readonly ToolDeclaration[],
    token: CancellationToken,
  ): ReturnType<ChatModel['send']> {
    if (token.isCancellationRequested) return;
    const { model, maxTokens, echo, toolRequired = false } = this.#options;
    const built = claudeRequest({ model, maxTokens, messages, tools, toolRequired }, echo);
    const abort = new AbortController();
    const watch = new IdleWatch(this.#options.idleTimeout ?? 90_000, () => abort.abort());
    const cancellation = token.onCancellationRequested(() => abort.abort());
    const answer = new AnswerReader();
    try {
      const open = async () => {
        const events = await this.#open(built, abort.signal);
        watch.touch();
        return events;
      };
      const stream = await startStream(this.#client, open, abort.signal);
      for await (const event of stream) {
        watch.touch();
        yield* answer.read(event);
      }
      if (token.isCancellationRequested) return;
      if (watch.expired) throw timedOut(this.#client.baseURL);
      if (!answer.complete) throw answer.begun ? cutOff() : foreignAnswer(this.#client.baseURL);
      echo.remember(built.prefix, answer.content);
      this.#options.onUsage?.(answer.usage);
      answer.throwIfUnfinished();
    } catch (error) {
      if (token.isCancellationRequested) return;
      throw watch.expired
        ? timedOut(this.#client.baseURL, error)
        : toClaudeError(error, this.#client.baseURL);
    } finally {
      watch.dispose();
      cancellation.dispose();
      abort.abort();
    }
  }

  /** Some models refuse to be forced to call a tool; they are asked again and may choose. */
  async #open(
    { params }: BuiltRequest,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Anthropic.RawMessageStreamEvent>> {
    try {
      return await this.#client.messages.create(params, { signal });
    } catch (error) {
      if (
        !(error instanceof BadRequestError) ||
        !params.tool_choice ||
        !/tool_choice|tool use/i.test(error.message)
      ) {
        throw error;
      }
      return this.#client.messages.create({ ...params, tool_choice: { type: 'auto' } }, { signal });
    }
  }
}

/** Calls `expire` when nothing was touched for `limit` milliseconds after the first touch. */
class IdleWatch {
  expired = false;
  readonly #limit: number;
  readonly #expire: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(limit: number, expire: () => void) {
    this.#limit = limit;
    this.#expire = expire;
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.expired = true;
      this.#expire();
    }, this.#limit);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
