import type { HostSettings } from '../config/check-bases.js';
import type { SessionAccess } from './session-access.js';
import type { Sleep } from './sleep.js';

/** Settings of the HTTP transport. */
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
