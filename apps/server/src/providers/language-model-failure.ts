import { isProviderFailure, ProviderFailure } from '@spinout/engine/providers';
import { APICallError } from 'ai';
import { ReplyTooLarge } from './capped-fetch.js';

const TOO_MANY_REQUESTS = 429;
const FIRST_REFUSAL = 400;
const FIRST_SERVER_ERROR = 500;
const MS = 1000;

const parseRetryAfter = (headers: Record<string, string> | undefined) => {
  const seconds = Number.parseFloat(headers?.['retry-after'] ?? '');
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * MS } : {};
};

const hasCause = (error: unknown, isWanted: (cause: unknown) => boolean): boolean =>
  isWanted(error) || (error instanceof Error && hasCause(error.cause, isWanted));

/** Describes why a model failed, without quoting the request or the reply, which may contain secrets. */
export function classifyFailure(provider: string, error: unknown): ProviderFailure {
  if (isProviderFailure(error)) return error;
  if (hasCause(error, (cause) => cause instanceof ReplyTooLarge))
    return new ProviderFailure(provider, 'malformed');
  if (!APICallError.isInstance(error)) return new ProviderFailure(provider, 'malformed');
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new ProviderFailure(provider, 'unreachable');
  if (status === TOO_MANY_REQUESTS)
    return new ProviderFailure(provider, 'limited', {
      status,
      ...parseRetryAfter(responseHeaders),
    });
  if (status >= FIRST_SERVER_ERROR) return new ProviderFailure(provider, 'unreachable', { status });
  return new ProviderFailure(provider, status >= FIRST_REFUSAL ? 'refused' : 'malformed', {
    status,
  });
}
