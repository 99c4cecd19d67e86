import { isApiError } from '../errors/api-error.js';
import { MAX_RETRY_AFTER_MS, RETRY_PAUSES_MS } from './limits.js';
import type { Sleep } from './sleep.js';
import type { ApiReply, ApiRequest } from './transport.js';

const TOO_MANY_REQUESTS = 429;
const SERVICE_UNAVAILABLE = 503;
const CONFLICT = 409;
/** The request may not have been processed. With an idempotency key it can be sent again. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const INTERNAL_SERVER_ERROR = 500;

export interface RetryRuntime {
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: Sleep;
}

/**
 * Retries with jitter: up to twice after a network or server failure, and once after a 429 or 503 whose Retry-After fits
 * into the time limit of the call, because a busy server says when to ask again. Reads are always retried, other requests
 * only with an idempotency key. A 409 with a Retry-After says that the request with this key is still in progress; it is
 * waited for within the time limit.
 */
export async function withRetries(
  request: ApiRequest,
  hasIdempotencyKey: boolean,
  attempt: () => Promise<ApiReply>,
  { now, random, sleep }: RetryRuntime,
): Promise<ApiReply> {
  const isRead = request.method === 'GET';
  const canRetry = request.retry !== false && (isRead || hasIdempotencyKey);
  const delays: number[] = canRetry ? [...RETRY_PAUSES_MS] : [];
  const endsAt = now() + (request.timeoutMs ?? Infinity);
  let shouldRetryAfter = canRetry;

  const fitRetryAfter = ({ retryAfterMs = Infinity }: ApiReply): number | undefined =>
    retryAfterMs <= MAX_RETRY_AFTER_MS && retryAfterMs < endsAt - now() ? retryAfterMs : undefined;

  const delayAfter = (reply: ApiReply | null): number | undefined => {
    if (reply?.status === CONFLICT) {
      const delay = canRetry && !isRead ? fitRetryAfter(reply) : undefined;
      return delay === undefined ? undefined : Math.max(delay, RETRY_PAUSES_MS[0]);
    }
    const isBusy = reply?.status === SERVICE_UNAVAILABLE && reply.retryAfterMs !== undefined;
    if (reply && (isBusy || reply.status === TOO_MANY_REQUESTS)) {
      const delay = shouldRetryAfter ? fitRetryAfter(reply) : undefined;
      shouldRetryAfter = false;
      return delay;
    }
    const hasFailed =
      !reply ||
      RETRYABLE_STATUSES.has(reply.status) ||
      (isRead && reply.status === INTERNAL_SERVER_ERROR);
    const delay = hasFailed ? delays.shift() : undefined;
    return delay === undefined ? undefined : delay * (0.5 + random());
  };

  for (;;) {
    let delay: number | undefined;
    try {
      const reply = await attempt();
      delay = delayAfter(reply);
      if (delay === undefined) return reply;
    } catch (error) {
      const isFinal = isApiError(error) || isOffline();
      delay = isFinal ? undefined : delayAfter(null);
      if (delay === undefined) throw error;
    }
    await sleep(delay, request.signal);
  }
}

const isOffline = () => globalThis.navigator?.onLine === false;
