import { setTimeout as pause } from 'node:timers/promises';
import type { CancellationToken } from '../../core/host.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Embedder } from '../../core/search/vectors/embedder.ts';
import { retryAfter } from '../claude/retryAfter.ts';
import { readVectors } from './readVectors.ts';

/** An endpoint that speaks as OpenAI's: Ollama, LM Studio, OpenAI, Voyage. */
export interface EmbeddingsEndpoint {
  /** Up to `/embeddings`, without it: `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as a bearer token; never part of a message. */
  readonly key?: string | undefined;
}

export interface EmbedderOptions {
  /** Texts of one request. */
  readonly batch?: number;
  /** Tries of one request, the first included. */
  readonly tries?: number;
  /** Milliseconds before the second try; twice as long before each further one. */
  readonly firstPause?: number;
  /** Milliseconds that one request may take. */
  readonly timeout?: number;
  /** Told after each request. */
  readonly progress?: (done: number, total: number) => void;
}

/** Seconds that a server may ask to wait; one that asks for longer is not waited for. */
const longestWait = 60;

/** Vectors from an endpoint, in batches; what is busy or broken for a while is asked again. */
export function openAiEmbedder(endpoint: EmbeddingsEndpoint, options: EmbedderOptions = {}): Embedder {
  const { batch = 64, progress = () => undefined } = options;
  return {
    id: `${endpoint.baseUrl.replace(/\/+$/, '')} ${endpoint.model}`,
    async embed(texts, token) {
      const stop = new AbortController();
      const cancelling = token.onCancellationRequested(() => stop.abort());
      try {
        const vectors: Float32Array[] = [];
        for (let at = 0; at < texts.length; at += batch) {
          const part = texts.slice(at, at + batch);
          const answer = await withTries(
            () => request(endpoint, part, stop.signal, options),
            stop.signal,
            options,
          );
          if (isCancelled(token)) return undefined;
          if (!answer.ok) return answer;
          vectors.push(...answer.value);
          progress(vectors.length, texts.length);
        }
        return isCancelled(token) ? undefined : ok(vectors);
      } finally {
        cancelling.dispose();
      }
    },
  };
}

function isCancelled({ isCancellationRequested }: CancellationToken): boolean {
  return isCancellationRequested;
}

/** What a request gave; `again` says that another try may do better, after so many seconds where the server says so. */
interface Failure {
  readonly message: string;
  readonly again: boolean;
  readonly wait?: number | undefined;
}

type Answer = Result<readonly Float32Array[], Failure>;

async function withTries(
  attempt: () => Promise<Answer>,
  signal: AbortSignal,
  { tries = 4, firstPause = 500 }: EmbedderOptions,
): Promise<Result<readonly Float32Array[], string>> {
  for (let round = 1; ; round++) {
    const answer = await attempt();
    if (answer.ok) return answer;
    const { message, again, wait } = answer.error;
    if (!again || round >= tries || signal.aborted || (wait ?? 0) > longestWait) return err(message);
    const milliseconds = wait === undefined ? firstPause * 2 ** (round - 1) : wait * 1000;
    await pause(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}

async function request(
  { baseUrl, model, key }: EmbeddingsEndpoint,
  texts: readonly string[],
  stop: AbortSignal,
  { timeout = 60_000 }: EmbedderOptions,
): Promise<Answer> {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined || key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return err(complaint(response, url, model));
    }
    const vectors = readVectors(await response.json(), texts.length);
    return vectors.ok
      ? vectors
      : err({ message: `${url} answered what cannot be used: ${vectors.error}`, again: false });
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : String(error);
    return err({ message: `${url} cannot be reached: ${reason}. Is the server running?`, again: true });
  }
}

function complaint({ status, headers }: Response, url: string, model: string): Failure {
  const again = status === 408 || status === 429 || status >= 500;
  const what =
    status === 401 || status === 403
      ? 'does not accept the key. Set the key again.'
      : status === 404
        ? `does not know the model "${model}" or this address. Check both.`
        : `answered with ${status.toString()}.`;
  return { message: `${url} ${what}`, again, wait: retryAfter(headers) };
}
