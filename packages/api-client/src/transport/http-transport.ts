import { createHosts, type HostSettings } from '../config/hosts.js';
import { ConfigurationError } from '../errors/api-error.js';
import { exchange } from './http-exchange.js';
import { randomId } from './random-id.js';
import { withRetries } from './retries.js';
import { isSendable, maySign, type Bearer, type SessionAccess } from './session-access.js';
import { sleep as timerSleep, type Sleep } from './sleep.js';
import type { ApiRequest, Transport } from './transport.js';
import { isUnder } from './trusted-url.js';

export interface HttpTransportSettings extends HostSettings {
  /** Sends the requests. @default the global fetch, looked up at each call */
  readonly fetch?: typeof fetch;
  /** Signs requests to the configured bases, and renews what a server answered with 401. @default nobody is signed in */
  readonly session?: SessionAccess;
  /**
   * True when the server keeps the answer to an `Idempotency-Key`: every writing request then carries one,
   * and is sent again after 502, 503, 504 and broken connections. A server on another origin must allow the
   * header (`Access-Control-Allow-Headers`). @default false
   */
  readonly idempotency?: boolean;
  /**
   * Sent to the configured bases as `X-Visitor-Id`, for a server that keeps uploads per visitor where no
   * cookie can travel; another origin must allow the header. Printable ASCII. @default none
   */
  readonly visitorId?: string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** From 0 to below 1. @default Math.random */
  readonly random?: () => number;
  /** Makes the keys of `idempotency`. @default a random UUID or, without HTTPS, random numbers */
  readonly randomUUID?: () => string;
  /** Waits between retries; rejects when the signal fires. @default a timer */
  readonly sleep?: Sleep;
}

const UNAUTHORIZED = 401;
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/**
 * Carries calls over HTTP, to the hosts and paths that the specification names.
 *
 * - A 401 renews the session once and repeats the request once.
 * - Reads are sent up to three times while the network or the server fails, but health checks once.
 * - A 429 that asks for at most 30 s within the call's time limit is waited for, once. A server on
 *   another origin must expose the header (`Access-Control-Expose-Headers: Retry-After`).
 * - Redirects are followed for anonymous reads alone, and only within one origin.
 * @throws {ConfigurationError} when `visitorId` cannot be sent as a header
 */
export const httpTransport = (settings: HttpTransportSettings = {}): Transport => {
  const {
    fetch: givenFetch,
    session,
    idempotency = false,
    visitorId,
    now = Date.now,
    random = Math.random,
    randomUUID = randomId,
    sleep = timerSleep,
    ...hostSettings
  } = settings;
  const hosts = createHosts(hostSettings);
  if (visitorId !== undefined && !HEADER_VALUE.test(visitorId)) {
    throw new ConfigurationError(
      'visitorId holds characters that no header can carry. Use printable ASCII, e.g. a UUID.',
    );
  }

  /** Nothing that tells who sends a request leaves for an address that nobody configured. */
  const isConfigured = ({ host, serverlessPath }: ApiRequest, url: string): boolean =>
    isUnder(url, hosts.url({ host, path: '' })) ||
    (serverlessPath !== undefined && isUnder(url, '/'));

  return {
    async send(request) {
      const url = hosts.url(request);
      const trusted = isConfigured(request, url);
      const key =
        idempotency && trusted && request.method !== 'GET'
          ? (request.idempotencyKey ?? randomUUID())
          : undefined;
      const signed = trusted && maySign(request);
      let bearer = signed ? sendable(session?.bearer()) : null;
      let mayRenew = bearer !== null;

      const exchangeNow = () =>
        exchange(
          givenFetch ?? globalThis.fetch,
          request,
          {
            url,
            identity: {
              ...(bearer ? { Authorization: `Bearer ${bearer.token}` } : {}),
              ...(signed && visitorId !== undefined ? { 'X-Visitor-Id': visitorId } : {}),
              ...(key === undefined ? {} : { 'Idempotency-Key': key }),
            },
          },
          now,
        );

      const attempt = async () => {
        const reply = await exchangeNow();
        if (reply.status !== UNAUTHORIZED || !bearer || !mayRenew) return reply;
        mayRenew = false;
        const renewed = sendable(await session?.renew(bearer).catch(() => null));
        if (!renewed || renewed.token === bearer.token) return reply;
        bearer = renewed;
        // Even a request that writes: the server refused it before it did anything.
        return exchangeNow();
      };

      return withRetries(request, key !== undefined, attempt, { now, random, sleep });
    },
  };
};

const sendable = (bearer: Bearer | null | undefined): Bearer | null =>
  bearer && isSendable(bearer.token) ? bearer : null;
