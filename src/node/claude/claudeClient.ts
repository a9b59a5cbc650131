import { Anthropic } from '@anthropic-ai/sdk';

export const defaultBaseUrl = 'https://api.anthropic.com';

export interface ClaudeClientOptions {
  readonly apiKey: string;
  /** Where the key is sent to. */
  readonly baseUrl: string;
  /** Milliseconds until the first byte of an answer; 60,000 unless given. */
  readonly timeout?: number;
  /** Further tries after a failure that may pass; 2 unless given. */
  readonly retries?: number;
  /** Milliseconds: an API that asks to wait longer before a retry is reported instead; 10,000 unless given. */
  readonly longestWait?: number;
}

/** The SDK's client with one key and one address. Keys, tokens and addresses of the environment are not looked at. */
export function claudeClient(options: ClaudeClientOptions): Anthropic {
  return new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    baseURL: options.baseUrl.replace(/\/+$/, ''),
    timeout: options.timeout ?? 60_000,
    maxRetries: options.retries ?? 2,
    logLevel: 'off',
    fetch: patientFetch(options.longestWait ?? 10_000),
  });
}

/** The SDK waits as long as `retry-after` says, be it hours. Beyond `longestWait` it is told not to retry. */
function patientFetch(longestWait: number): typeof fetch {
  return async (...args) => {
    const response = await fetch(...args);
    const wait = retryAfter(response.headers);
    if (response.ok || wait === undefined || wait * 1000 <= longestWait) return response;
    const headers = new Headers(response.headers);
    headers.set('x-should-retry', 'false');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** Seconds that a `retry-after` header asks to wait; undefined where there is none, or a date. */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const seconds = Number.parseFloat(headers?.get('retry-after') ?? '');
  return Number.isNaN(seconds) ? undefined : seconds;
}
