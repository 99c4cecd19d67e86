import { isApiError } from '../errors/api-error.js';
import type { Sleep } from './sleep.js';
import type { ApiReply, ApiRequest } from './transport.js';

/** Pauses before the first and the second retry, in milliseconds; chance moves each by half. */
export const RETRY_PAUSES_MS = [300, 600] as const;
/** A server that asks for a longer rest is not asked again. */
export const MAX_RETRY_AFTER_MS = 30_000;

const TOO_MANY_REQUESTS = 429;
/** No work was begun, or none of it is known to be done: a keyed request may be sent again. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
const FAILED = 500;

export interface RetryTools {
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: Sleep;
}

/**
 * Repeats an attempt while that may help: up to twice where the network or the server failed, and once
 * where the server named a rest that fits into the caller's time. Reads always; anything else only `keyed`.
 */
export async function withRetries(
  request: ApiRequest,
  keyed: boolean,
  attempt: () => Promise<ApiReply>,
  { now, random, sleep }: RetryTools,
): Promise<ApiReply> {
  const isRead = request.method === 'GET';
  const mayRepeat = request.retry !== false && (isRead || keyed);
  const pauses: number[] = mayRepeat ? [...RETRY_PAUSES_MS] : [];
  const endsAt = now() + (request.timeoutMs ?? Infinity);
  let mayRest = mayRepeat;

  const pauseAfter = (reply: ApiReply | null): number | undefined => {
    if (reply?.status === TOO_MANY_REQUESTS) {
      const rest = reply.retryAfterMs ?? Infinity;
      const fits = mayRest && rest <= MAX_RETRY_AFTER_MS && rest < endsAt - now();
      mayRest = false;
      return fits ? rest : undefined;
    }
    const hasFailed = !reply || AWAY.has(reply.status) || (isRead && reply.status === FAILED);
    const pause = hasFailed ? pauses.shift() : undefined;
    return pause === undefined ? undefined : pause * (0.5 + random());
  };

  for (;;) {
    let pause: number | undefined;
    try {
      const reply = await attempt();
      pause = pauseAfter(reply);
      if (pause === undefined) return reply;
    } catch (error) {
      const isFinal = isApiError(error) || isOffline();
      pause = isFinal ? undefined : pauseAfter(null);
      if (pause === undefined) throw error;
    }
    await sleep(pause, request.signal);
  }
}

const isOffline = () => globalThis.navigator?.onLine === false;
