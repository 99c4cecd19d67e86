/**
 * Why a call failed. A closed set: every `switch` over it is exhaustive.
 * - `unreachable`: no answer came; `timeout`: none came in time; `aborted`: the caller left
 * - `status`: the answer was 400 or above; `malformed`: a good status with a body that breaks its schema
 */
export type ApiErrorCode = 'unreachable' | 'timeout' | 'aborted' | 'status' | 'malformed';

/** What about a reply was malformed. */
export type MalformedReason = 'json' | 'schema' | 'content-type' | 'empty' | 'too-large';

/** Facts about a failed call; never tokens, never the request's body. */
export interface ApiErrorDetails {
  /** Id of the endpoint, e.g. `literature.search`. */
  readonly endpoint: string;
  /** HTTP status, for code `status`. */
  readonly status?: number;
  /** How long the server asked to be left alone, in milliseconds, for code `status`. */
  readonly retryAfterMs?: number;
  /** The server's own words (`error`, `detail` or `message` of its body), at most 500 characters. */
  readonly serverMessage?: string;
  /** For code `malformed`. */
  readonly reason?: MalformedReason;
  /** The content type that came, for reason `content-type`. */
  readonly contentType?: string;
  /** True when the browser knew itself to be offline, for code `unreachable`. */
  readonly offline?: boolean;
}

const BRAND = Symbol.for('@spinout/api-error');

/** The one error of every call. `message` is for developers; words for users come from the screens' catalogues. */
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

/** Tells an ApiError from anything else, also across two copies of this package. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && BRAND in value;

/** A mistake of the developer who embeds the product: thrown at once, says what, why and how to mend it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const describe = (
  code: ApiErrorCode,
  { endpoint, status, reason, serverMessage }: ApiErrorDetails,
) => [`${endpoint}: ${code}`, status, reason, serverMessage].filter(Boolean).join(' - ');
