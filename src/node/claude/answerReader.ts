import type { Anthropic } from '@anthropic-ai/sdk';
import type { ChatPart } from '../../core/chat/chatModel.ts';
import type { Usage } from '../../core/chat/usage.ts';
import { ClaudeError } from './claudeError.ts';

type AnswerPart = Extract<ChatPart, { kind: 'text' | 'toolCall' }>;

/** Puts the events of one answer together: text as it comes, a tool call when its input is complete. */
export class AnswerReader {
  /** Anything of an answer was seen. */
  begun = false;
  /** The end of the answer was seen; without it the stream was cut. */
  complete = false;
  readonly #blocks: { block: Anthropic.ContentBlock; json: string }[] = [];
  #stopReason: Anthropic.StopReason | null = null;
  #stopDetails: string | undefined;
  #input = 0;
  #cached = 0;
  #output = 0;

  *read(event: Anthropic.RawMessageStreamEvent): Iterable<AnswerPart> {
    this.begun = true;
    switch (event.type) {
      case 'message_start':
        this.#count(event.message.usage);
        break;
      case 'content_block_start':
        this.#blocks[event.index] = { block: structuredClone(event.content_block), json: '' };
        if (event.content_block.type === 'text' && event.content_block.text !== '') {
          yield { kind: 'text', text: event.content_block.text };
        }
        break;
      case 'content_block_delta':
        yield* this.#add(event.index, event.delta);
        break;
      case 'content_block_stop':
        yield* this.#call(event.index);
        break;
      case 'message_delta':
        this.#stopReason = event.delta.stop_reason;
        this.#stopDetails = event.delta.stop_details?.explanation ?? undefined;
        this.#count(event.usage);
        break;
      case 'message_stop':
        this.complete = true;
    }
  }

  /** As it has to be sent back: thinking with its signature, text, calls. */
  get content(): readonly Anthropic.ContentBlockParam[] {
    return this.#blocks.flatMap(({ block }): readonly Anthropic.ContentBlockParam[] => {
      switch (block.type) {
        case 'thinking':
          return [{ type: block.type, thinking: block.thinking, signature: block.signature }];
        case 'redacted_thinking':
          return [{ type: block.type, data: block.data }];
        case 'text':
          return block.text.trim() === '' ? [] : [{ type: block.type, text: block.text }];
        case 'tool_use':
          return [{ type: block.type, id: block.id, name: block.name, input: block.input }];
        default:
          return [];
      }
    });
  }

  get usage(): Usage {
    return { requests: 1, input: this.#input, cached: this.#cached, output: this.#output, exact: true };
  }

  /** @throws ClaudeError where the model stopped before its answer was whole. */
  throwIfUnfinished(): void {
    if (this.#stopReason === 'max_tokens') {
      throw new ClaudeError(
        'outputLimit',
        'The answer reached the greatest length that was allowed and ends here. Say "go on" to have the rest.',
      );
    }
    if (this.#stopReason === 'model_context_window_exceeded') {
      throw new ClaudeError(
        'tooLarge',
        'The conversation no longer fits into the context window of the model. Start a new one.',
      );
    }
    if (this.#stopReason === 'refusal') {
      const why = this.#stopDetails ? ` It says: ${this.#stopDetails}` : '';
      throw new ClaudeError('refused', `Claude declined to answer this.${why}`);
    }
  }

  *#add(index: number, delta: Anthropic.RawContentBlockDelta): Iterable<AnswerPart> {
    const entry = this.#blocks[index];
    if (!entry) return;
    const { block } = entry;
    if (delta.type === 'text_delta' && block.type === 'text') {
      block.text += delta.text;
      yield { kind: 'text', text: delta.text };
    } else if (delta.type === 'input_json_delta') entry.json += delta.partial_json;
    else if (delta.type === 'thinking_delta' && block.type === 'thinking') block.thinking += delta.thinking;
    else if (delta.type === 'signature_delta' && block.type === 'thinking') block.signature = delta.signature;
  }

  *#call(index: number): Iterable<AnswerPart> {
    const entry = this.#blocks[index];
    if (entry?.block.type !== 'tool_use') return;
    const { block } = entry;
    if (entry.json !== '') block.input = parseInput(entry.json);
    yield { kind: 'toolCall', callId: block.id, name: block.name, input: block.input };
  }

  #count(usage: Anthropic.Usage | Anthropic.MessageDeltaUsage): void {
    const read = usage.cache_read_input_tokens ?? 0;
    const written = usage.cache_creation_input_tokens ?? 0;
    const fresh = usage.input_tokens ?? 0;
    this.#input = Math.max(this.#input, fresh + read + written);
    this.#cached = Math.max(this.#cached, read);
    this.#output = Math.max(this.#output, usage.output_tokens);
  }
}

/** A call whose input breaks off is a call all the same: the tool will say what is wrong with it. */
function parseInput(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The model wrote no valid JSON, as happens when it reaches the length allowed.
    return {};
  }
}
