import type { EndpointId } from '../ids/call-id.js';

/**
 * Why a call failed. A closed set: every `switch` over it is exhaustive.
 * - `unreachable`: no answer; `timeout`: no answer in time; `aborted`: canceled by the caller
 * - `status`: status 400 or above; `malformed`: a success status with a body that does not match its schema
 */
export type ApiErrorCode = 'unreachable' | 'timeout' | 'aborted' | 'status' | 'malformed';

/** Why a reply is malformed. */
export type MalformedReason = 'json' | 'schema' | 'content-type' | 'empty' | 'too-large';

/** Facts about a failed call; never tokens, never the request's body. */
export interface ApiErrorDetails {
  /** Id of the endpoint, e.g. `literature.search`. */
  readonly endpoint: EndpointId;
  /** HTTP status, for code `status`. */
  readonly status?: number;
  /** Delay that the server asked for (Retry-After), in milliseconds, for code `status`. */
  readonly retryAfterMs?: number;
  /** Error message of the server (`error`, `detail` or `message` of its body), at most 500 characters. */
  readonly serverMessage?: string;
  /** For code `malformed`. */
  readonly reason?: MalformedReason;
  /** The received content type, for reason `content-type`. */
  readonly contentType?: string;
  /** True if the browser reported being offline, for code `unreachable`. */
  readonly offline?: boolean;
}

const BRAND = Symbol.for('@spinout/api-error');

/** The only error that calls throw. `message` is for developers; the screens have their own texts for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [BRAND] = true;

  constructor(
    readonly code: ApiErrorCode,
    readonly details: ApiErrorDetails,
    options?: ErrorOptions,
  ) {
    super(describe(code, details), options);
  }
}

/** Whether a value is an ApiError, even one from another copy of this package. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && BRAND in value;

/** A mistake in the host's code, thrown at once. The message says what is wrong, why, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const describe = (
  code: ApiErrorCode,
  { endpoint, status, reason, serverMessage }: ApiErrorDetails,
) => [`${endpoint}: ${code}`, status, reason, serverMessage].filter(Boolean).join(' - ');
