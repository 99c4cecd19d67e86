/**
 * Why a provider failed. A closed set, so that every `switch` is exhaustive.
 * - `unreachable`: no reply or a server error (5xx); `timeout`: no reply in time
 * - `limited`: rate limit or budget exceeded; `refused`: client error (4xx)
 * - `malformed`: a reply that does not match the documented format
 */
export type ProviderFailureKind = 'unreachable' | 'timeout' | 'limited' | 'refused' | 'malformed';

/** Details of a failed request; never URLs, keys or bodies. */
export interface ProviderFailureDetails {
  /** HTTP status, if there was a reply. */
  readonly status?: number;
  /** Milliseconds to wait before a retry, for kind `limited`. */
  readonly retryAfterMs?: number;
}

const BRAND = Symbol.for('@spinout/provider-failure');

/** Failure of any provider. It has no `cause`, because a URL in it could contain a key. `message` is for developers. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly [BRAND] = true;
  readonly status?: number;
  readonly retryAfterMs?: number;

  constructor(
    /** Name of the provider, e.g. "PubMed". */
    readonly provider: string,
    readonly kind: ProviderFailureKind,
    { status, retryAfterMs }: ProviderFailureDetails = {},
  ) {
    super([`${provider}: ${kind}`, status].filter((part) => part !== undefined).join(' - '));
    if (status !== undefined) this.status = status;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}

/** Type guard for ProviderFailure that also works across two copies of this package. */
export const isProviderFailure = (value: unknown): value is ProviderFailure =>
  typeof value === 'object' && value !== null && BRAND in value;

/** Result of a provider call: a value or a failure. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ProviderFailure };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failed = (failure: ProviderFailure): Outcome<never> => ({ ok: false, failure });
