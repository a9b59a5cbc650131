import { Anthropic } from '@anthropic-ai/sdk';
import { retryAfter } from './retryAfter.ts';

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

/**
 * The SDK waits as long as an answer asks for, be it hours, and tries again after a time-out, so that silence lasts three times
 * as long. Beyond `longestWait`, and after a time-out, it is told not to try again; a time-out looks like an answer with 408.
 */
function patientFetch(longestWait: number): typeof fetch {
  return async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      if (init?.signal?.aborted !== true) throw error;
      return new Response(null, { status: 408, headers: noRetry });
    }
    const wait = retryAfter(response.headers);
    if (response.ok || wait === undefined || wait * 1000 <= longestWait) return response;
    const headers = new Headers({ ...Object.fromEntries(response.headers), ...noRetry });
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

const noRetry = { 'x-should-retry': 'false' };
