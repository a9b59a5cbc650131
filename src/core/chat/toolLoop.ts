import { visibleBlocks } from '../disclosure/alreadyLoaded.ts';
import { loadOf } from '../disclosure/skillLoads.ts';
import type { CancellationToken } from '../host.ts';
import { answerCall, type CallAnswerer } from './answerCall.ts';
import { RepeatedCalls } from './repeatedCalls.ts';
import type {
  ChatMessage,
  ChatModel,
  ChatPart,
  ToolCall,
  ToolDeclaration,
  ToolResultPart,
} from './chatModel.ts';
import { cancelled, untilCancelled } from './untilCancelled.ts';

/** Requests to the model in one turn. */
export const maxRounds = 25;

export interface LoopRequest extends CallAnswerer {
  readonly model: ChatModel;
  /** The whole conversation: system part, earlier turns, what the user said now. */
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ToolDeclaration[];
  /** Takes the answer's text as it comes. */
  write(text: string): void;
  readonly token: CancellationToken;
  readonly maxRounds?: number;
  /** What is sent when the turn has added so much; as it is unless given. */
  view?(added: readonly ChatMessage[]): LoopView;
  /** What belongs behind `added` before the next request; it becomes part of the conversation. */
  before?(added: readonly ChatMessage[]): ChatMessage | undefined;
}

/** One request as the model gets it. */
export interface LoopView {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ToolDeclaration[];
  /** The instructions of skills that can be read in it, see visibleBlocks. */
  readonly visible: ReadonlySet<string>;
}

export interface LoopOutcome {
  /** `capped`: the model still called tools in the last round allowed. `failed`: the model threw `error`. */
  readonly end: 'answered' | 'cancelled' | 'capped' | 'failed';
  readonly error?: unknown;
  /** What the turn adds to the conversation. Every call in it has its result, so it can be sent again as it is. */
  readonly messages: readonly ChatMessage[];
  /** Requests made. */
  readonly rounds: number;
}

/**
 * Asks the model, runs the tools that it calls one after the other, tells it the results, and asks again until it
 * calls none. Each request extends the one before: nothing that was sent is changed. Cancelling stops at once.
 */
export async function toolLoop(request: LoopRequest): Promise<LoopOutcome> {
  const added: ChatMessage[] = [];
  const limit = request.maxRounds ?? maxRounds;
  const repeated = new RepeatedCalls();
  for (let round = 1; round <= limit; round++) {
    const extra = request.before?.(added);
    if (extra) added.push(extra);
    const view = request.view?.(added) ?? asItIs(request, added);
    const reply = await ask(request, view);
    if (reply.end !== 'complete') {
      const text = reply.parts.filter(part => part.kind === 'text');
      if (text.length > 0) added.push({ role: 'assistant', parts: text });
      return { end: reply.end, error: reply.error, messages: added, rounds: round };
    }
    const calls = reply.parts.filter(part => part.kind === 'toolCall');
    if (calls.length === 0) {
      if (reply.parts.length > 0) added.push({ role: 'assistant', parts: reply.parts });
      return { end: 'answered', messages: added, rounds: round };
    }
    const results = await runCalls(request, view, calls, repeated);
    if (results === cancelled) return { end: 'cancelled', messages: added, rounds: round };
    added.push({ role: 'assistant', parts: reply.parts }, { role: 'user', parts: results });
  }
  const closing = `I stopped here: I have called tools in ${limit} rounds without coming to an end. Say "go on" to let me continue, or narrow the task.`;
  request.write(closing);
  added.push({ role: 'assistant', parts: [{ kind: 'text', text: closing }] });
  return { end: 'capped', messages: added, rounds: limit };
}

type ReplyPart = Extract<ChatPart, { kind: 'text' | 'toolCall' }>;

interface Reply {
  readonly end: 'complete' | 'cancelled' | 'failed';
  readonly error?: unknown;
  readonly parts: readonly ReplyPart[];
}

/** One request. Text that comes in pieces is one part. */
async function ask(request: LoopRequest, { messages, tools }: LoopView): Promise<Reply> {
  const { model, token } = request;
  const parts: ReplyPart[] = [];
  try {
    const stream = model.send(messages, tools, token)[Symbol.asyncIterator]();
    for (;;) {
      const next = await untilCancelled(stream.next(), token);
      if (next === cancelled) {
        // The stream may be stuck: it is told to end, and nobody waits for that.
        void Promise.resolve(stream.return?.()).catch(() => undefined);
        return { end: 'cancelled', parts };
      }
      if (next.done) return { end: 'complete', parts };
      append(parts, next.value);
      if (next.value.kind === 'text') request.write(next.value.text);
    }
  } catch (error) {
    return token.isCancellationRequested ? { end: 'cancelled', parts } : { end: 'failed', error, parts };
  }
}

function append(parts: ReplyPart[], part: ReplyPart): void {
  const last = parts.at(-1);
  if (part.kind === 'text' && last?.kind === 'text') {
    parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
  } else if (part.kind !== 'text' || part.text !== '') parts.push(part);
}

function asItIs({ messages, tools }: LoopRequest, added: readonly ChatMessage[]): LoopView {
  const all = [...messages, ...added];
  return { messages: all, tools, visible: visibleBlocks(all) };
}

async function runCalls(
  request: LoopRequest,
  { tools, visible }: LoopView,
  calls: readonly ToolCall[],
  repeated: RepeatedCalls,
): Promise<readonly ToolResultPart[] | typeof cancelled> {
  const results: ToolResultPart[] = [];
  const soFar = new Set(visible);
  for (const call of calls) {
    const answer = await untilCancelled(
      answerCall(request, call, { tools, visible: soFar, repeated }, request.token),
      request.token,
    );
    if (answer === cancelled) return cancelled;
    const result: ToolResultPart = {
      kind: 'toolResult',
      callId: call.callId,
      text: answer.text,
      failed: answer.failed,
    };
    const load = call.name === 'load_skill' ? loadOf(result) : undefined;
    if (load) soFar.add(load.block);
    results.push(result);
  }
  return results;
}
