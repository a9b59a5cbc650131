import { APIError, type Anthropic } from '@anthropic-ai/sdk';
import { setTimeout as pause } from 'node:timers/promises';

type Event = Anthropic.RawMessageStreamEvent;

/** Milliseconds before the first further try; each one after it waits twice as long. */
const firstPause = 500;

/**
 * The events of an answer. Where the API is overloaded it may say so with a 529, after which the SDK tries again, or as the
 * first event of a stream: that is tried again too, as often as the client would.
 */
export async function startStream(
  client: Anthropic,
  open: () => Promise<AsyncIterable<Event>>,
  signal: AbortSignal,
): Promise<AsyncIterable<Event>> {
  for (let tries = 0; ; tries++) {
    const events = (await open())[Symbol.asyncIterator]();
    try {
      const first = await events.next();
      return { [Symbol.asyncIterator]: () => resumed(first, events) };
    } catch (error) {
      const isOverloaded = error instanceof APIError && error.type === 'overloaded_error';
      if (!isOverloaded || tries >= client.maxRetries) throw error;
      await pause(firstPause * 2 ** tries, undefined, { signal });
    }
  }
}

async function* resumed(first: IteratorResult<Event>, rest: AsyncIterator<Event>): AsyncGenerator<Event> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
