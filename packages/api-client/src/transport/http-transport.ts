import { createHosts, type HostSettings } from '../config/hosts.js';
import { ConfigurationError } from '../errors/api-error.js';
import type { SessionAccess } from './session-access.js';
import type { Sleep } from './sleep.js';
import type { Transport } from './transport.js';

export interface HttpTransportSettings extends HostSettings {
  /** Sends the requests. @default the global fetch, looked up at each call */
  readonly fetch?: typeof fetch;
  /** Adds the token to requests to the configured bases and refreshes it after a 401. @default no one is signed in */
  readonly session?: SessionAccess;
  /**
   * True if the server supports `Idempotency-Key`: every writing request then carries one and is retried after 502,
   * 503, 504 and broken connections. A server on another origin must allow the header
   * (`Access-Control-Allow-Headers`). @default false
   */
  readonly idempotency?: boolean;
  /**
   * Sent to the configured bases as `X-Visitor-Id`, for a server that stores uploads per visitor if cookies are not
   * available. A server on another origin must allow the header. Printable ASCII. @default none
   */
  readonly visitorId?: string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** Random number from 0 to below 1, for the jitter of retries. @default Math.random */
  readonly random?: () => number;
  /** Creates the idempotency keys. @default a random UUID or, without HTTPS, random numbers */
  readonly randomUUID?: () => string;
  /** Waits between retries; rejects when the signal aborts. @default `setTimeout` */
  readonly sleep?: Sleep;
}

const HEADER_VALUE = /^[\x21-\x7e]+$/;

/**
 * Sends calls over HTTP to the configured hosts.
 *
 * - After a 401 the session is refreshed once and the request is sent once more.
 * - Reads are retried up to twice after network and server failures; health checks are sent once.
 * - After a 429 with a Retry-After of at most 30 s that fits into the call's time limit, the request is sent once more.
 *   A server on another origin must expose the header (`Access-Control-Expose-Headers: Retry-After`).
 * - Redirects are followed only for anonymous reads, and only within one origin.
 * @throws {ConfigurationError} if `visitorId` cannot be sent as a header
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
      // Read before anything is awaited: a logout call is sent with the token that is removed right after.
      const bearer = settings.session?.bearer() ?? null;
      // Loaded with the first call, so that it does not add to the first load of the page.
      const { sendOverHttp } = await import('./http-send.js');
      return sendOverHttp(request, bearer, settings, hosts);
    },
  };
};
