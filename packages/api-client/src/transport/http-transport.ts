import { createHosts, type HostSettings } from '../config/hosts.js';
import { ConfigurationError } from '../errors/api-error.js';
import type { SessionAccess } from './session-access.js';
import type { Sleep } from './sleep.js';
import type { Transport } from './transport.js';

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
  const hosts = createHosts(settings);
  const { visitorId } = settings;
  if (visitorId !== undefined && !HEADER_VALUE.test(visitorId)) {
    throw new ConfigurationError(
      'visitorId holds characters that no header can carry. Use printable ASCII, e.g. a UUID.',
    );
  }
  return {
    send: async (request) => {
      // Of now: a call that signs out is sent with the token that ends in the next moment.
      const bearer = settings.session?.bearer() ?? null;
      // Sending is loaded with the first call, beside its schemas: no page waits for it.
      const { sendOverHttp } = await import('./http-send.js');
      return sendOverHttp(request, bearer, settings, hosts);
    },
  };
};
