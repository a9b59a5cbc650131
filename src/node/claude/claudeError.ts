import { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk';
import { retryAfter } from './retryAfter.ts';

export type ClaudeErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'badRequest'
  | 'tooLarge'
  | 'rateLimited'
  | 'overloaded'
  | 'server'
  | 'timedOut'
  | 'unreachable'
  /** The stream ended before the answer did. */
  | 'cut'
  /** Something answered that is not the Claude API. */
  | 'foreign'
  | 'refused'
  | 'outputLimit';

/** A request to the Messages API that failed. The message is for people: what happened and what to do. */
export class ClaudeError extends Error {
  readonly kind: ClaudeErrorKind;
  /** As the API named the request; for its support. */
  readonly requestId: string | undefined;

  constructor(kind: ClaudeErrorKind, message: string, options: { cause?: unknown; requestId?: string } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ClaudeError';
    this.kind = kind;
    this.requestId = options.requestId;
  }
}

/** What `error`, thrown by the SDK or by the stream beneath it, means. */
export function toClaudeError(error: unknown, baseUrl: string): ClaudeError {
  if (error instanceof ClaudeError) return error;
  if (error instanceof APIConnectionTimeoutError) return timedOut(baseUrl, error);
  if (error instanceof APIConnectionError) {
    const message = `No connection to ${hostOf(baseUrl)}. Check the network, the proxy and the setting skillManager.claude.baseUrl.`;
    return new ClaudeError('unreachable', message, { cause: error });
  }
  if (error instanceof APIError) return error.status === 408 ? timedOut(baseUrl, error) : ofApi(error);
  return cutOff(error);
}

export function timedOut(baseUrl: string, cause?: unknown): ClaudeError {
  return new ClaudeError('timedOut', `${hostOf(baseUrl)} did not answer in time. Try again.`, { cause });
}

export function foreignAnswer(baseUrl: string, cause?: unknown): ClaudeError {
  const message = `${hostOf(baseUrl)} did not answer as the Claude API does. Check the setting skillManager.claude.baseUrl.`;
  return new ClaudeError('foreign', message, { cause });
}

export function cutOff(cause?: unknown): ClaudeError {
  return new ClaudeError('cut', 'The connection broke before the answer was complete. Try again.', { cause });
}

function ofApi(error: APIError): ClaudeError {
  const [kind, sentence] = classify(error);
  const said = error.apiMessage ? ` The API says: ${error.apiMessage}` : '';
  return new ClaudeError(kind, sentence + said, {
    cause: error,
    ...(error.requestID ? { requestId: error.requestID } : {}),
  });
}

function classify(error: APIError): readonly [ClaudeErrorKind, string] {
  const { status, type } = error;
  if (type === 'overloaded_error' || status === 529 || status === 503) {
    return ['overloaded', 'Claude is overloaded right now. Try again in a minute, or choose another model.'];
  }
  if (status === 401 || type === 'authentication_error') {
    return [
      'unauthorized',
      'The Claude API key was refused. Run "Skill Manager: Set Claude API Key…" with a valid one.',
    ];
  }
  if (status === 402 || type === 'billing_error') {
    return [
      'forbidden',
      'The account of this Claude API key has a billing problem. See the Plans & Billing page of the Claude Console.',
    ];
  }
  if (status === 403 || type === 'permission_error') {
    return ['forbidden', 'This Claude API key may not use the model. Choose another model, or another key.'];
  }
  if (status === 404 || type === 'not_found_error') {
    return [
      'notFound',
      'The model, or the API address, does not exist. Choose another model, or check skillManager.claude.baseUrl.',
    ];
  }
  if (status === 429 || type === 'rate_limit_error') {
    const wait = retryAfter(error.headers);
    const when = wait === undefined ? 'in a while' : `in ${waitText(wait)}`;
    return ['rateLimited', `The rate limit of the Claude API key is reached. Try again ${when}.`];
  }
  if (status === 413) {
    return ['tooLarge', 'The conversation is too large for the Claude API. Start a new one, or attach less.'];
  }
  if (status !== undefined && status >= 500) {
    return ['server', `The Claude API failed (HTTP ${status}). Try again.`];
  }
  return ['badRequest', 'The Claude API did not accept the request.'];
}

function waitText(seconds: number): string {
  if (seconds < 90) return amount(Math.max(1, Math.ceil(seconds)), 'second');
  return seconds < 5400
    ? amount(Math.ceil(seconds / 60), 'minute')
    : amount(Math.ceil(seconds / 3600), 'hour');
}

function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
