import { ConfigurationError } from '@spinout/api-client';
import * as z from 'zod/mini';
import { createRateLimiter, MAX_WAIT_MS, type RateLimit } from './rate-limiter.js';
import {
  failed,
  success,
  ProviderFailure,
  type Outcome,
  type ProviderFailureDetails,
  type ProviderFailureKind,
} from './provider-failure.js';
import type { ProviderSettings } from './provider.types.js';
import { readCapped } from './read-capped.js';
import { sleep as sleepWithTimer } from './sleep.js';
import { rejectOnAbort } from '../runtime/reject-on-abort.js';

export const PROVIDER_TIMEOUT_MS = 10_000;
/** Maximum size of a reply in bytes. */
export const MAX_REPLY_BYTES = 10 * 1024 * 1024;

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const FIRST_SERVER_ERROR = 500;
/** Status of OpenAlex when the daily budget is used up. */
const PAYMENT_REQUIRED = 402;

/** Query parameters of a request; undefined values are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** HTTP client of one provider with its rate limit. Every method rejects only with the reason of its signal. */
export interface ProviderClient {
  json<T>(
    path: string,
    query: Query,
    schema: z.ZodMiniType<T>,
    signal: AbortSignal,
  ): Promise<Outcome<T>>;
  text(path: string, query: Query, signal: AbortSignal): Promise<Outcome<string>>;
  /** Creates a failure of this provider from the content of a reply. */
  failure(kind: 'limited' | 'refused' | 'malformed'): Outcome<never>;
}

/** Creates a signal that is never aborted, as a default. */
export const createIdleSignal = (): AbortSignal => new AbortController().signal;

const checkBaseUrl = (provider: string, baseUrl: string): string => {
  if (!/^(?:https?:\/\/[^\s/]|\/(?!\/))/i.test(baseUrl)) {
    throw new ConfigurationError(
      `${provider}: baseUrl must be an http(s) address or a path of this host, because requests are sent there. ` +
        'Leave it out for the provider itself.',
    );
  }
  return baseUrl.replace(/(?<!\/)\/+$/, '');
};

const buildUrl = (base: string, path: string, query: Query): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0
    ? base + path
    : `${base}${path}?${new URLSearchParams(pairs).toString()}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * Creates the client of one provider.
 * @param pace rate limit of the provider
 * @throws {ConfigurationError} if the base URL is invalid
 */
export function createProviderClient(
  provider: string,
  settings: ProviderSettings & { readonly baseUrl: string },
  pace: RateLimit,
): ProviderClient {
  const base = checkBaseUrl(provider, settings.baseUrl);
  const {
    now,
    sleep = sleepWithTimer,
    deadline = (ms: number) => AbortSignal.timeout(ms),
    timeoutMs = PROVIDER_TIMEOUT_MS,
    maxBytes = MAX_REPLY_BYTES,
    perSecond = pace.perSecond,
    userAgent,
  } = settings;
  const rateLimiter = createRateLimiter({ now, sleep, perSecond, concurrent: pace.concurrent });
  const createFailure = (kind: ProviderFailureKind, details: ProviderFailureDetails = {}) =>
    failed(new ProviderFailure(provider, kind, details));

  /** Milliseconds until the next attempt, or null if the status is not about rate limits. */
  const getPauseMs = ({ headers, status }: Response): number | null => {
    const pauseMs = rateLimiter.applyHeaders(headers, status);
    const isLimited =
      status === TOO_MANY_REQUESTS ||
      status === PAYMENT_REQUIRED ||
      (status === UNAVAILABLE && pauseMs !== undefined);
    return isLimited ? (pauseMs ?? rateLimiter.backOff()) : null;
  };

  /** Sends one request after acquiring a permit from the rate limiter. */
  const sendRequest = async (url: string, accept: string, caller: AbortSignal) => {
    const permit = await rateLimiter.acquire(caller);
    if (!permit.granted) return createFailure('limited', { retryAfterMs: permit.retryAfterMs });
    const limit = deadline(timeoutMs);
    const signal = AbortSignal.any([caller, limit]);
    try {
      return await rejectOnAbort(signal, async () => {
        const send = settings.fetch ?? globalThis.fetch;
        const response = await send(url, {
          headers: { Accept: accept, ...(userAgent ? { 'User-Agent': userAgent } : {}) },
          signal,
        });
        const { ok, status } = response;
        const retryAfterMs = getPauseMs(response);
        if (!ok) await response.body?.cancel();
        if (retryAfterMs !== null) return createFailure('limited', { status, retryAfterMs });
        if (status >= FIRST_SERVER_ERROR) return createFailure('unreachable', { status });
        if (!ok) return createFailure('refused', { status });
        const text = await readCapped(response, maxBytes);
        return text === null ? createFailure('malformed', { status }) : success(text);
      });
    } catch {
      caller.throwIfAborted();
      return createFailure(limit.aborted ? 'timeout' : 'unreachable');
    } finally {
      permit.release();
    }
  };

  const get = async (path: string, query: Query, accept: string, signal: AbortSignal) => {
    const url = buildUrl(base, path, query);
    const first = await sendRequest(url, accept, signal);
    const waitMs = first.ok ? undefined : first.failure.retryAfterMs;
    const isWorthWaiting = waitMs !== undefined && waitMs <= MAX_WAIT_MS;
    return isWorthWaiting ? sendRequest(url, accept, signal) : first;
  };

  return {
    async json(path, query, schema, signal) {
      const reply = await get(path, query, 'application/json', signal);
      if (!reply.ok) return reply;
      const result = z.safeParse(schema, parseJson(reply.value));
      return result.success ? success(result.data) : createFailure('malformed');
    },
    text: (path, query, signal) => get(path, query, 'text/plain, */*', signal),
    failure: (kind) => createFailure(kind),
  };
}
