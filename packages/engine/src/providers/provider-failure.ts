/**
 * Why a provider gave nothing. A closed set: every `switch` over it is exhaustive.
 * - `unreachable`: no answer, or the provider itself is out of order (5xx); `timeout`: none came in time
 * - `limited`: too many requests or a spent budget; `refused`: it said no (4xx)
 * - `malformed`: an answer that is not what its interface promises
 */
export type ProviderFailureKind = 'unreachable' | 'timeout' | 'limited' | 'refused' | 'malformed';

/** Facts about a failed request; never addresses, keys or bodies. */
export interface ProviderFailureDetails {
  /** HTTP status, where an answer came. */
  readonly status?: number;
  /** Milliseconds until the next try is worth it, for kind `limited`. */
  readonly retryAfterMs?: number;
}

const BRAND = Symbol.for('@spinout/provider-failure');

/**
 * The one failure of every provider. It carries no cause: an address in it could hold a key.
 * `message` is for developers.
 */
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

/** Tells a ProviderFailure from anything else, also across two copies of this package. */
export const isProviderFailure = (value: unknown): value is ProviderFailure =>
  typeof value === 'object' && value !== null && BRAND in value;

/** What came of asking a provider. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ProviderFailure };

/** A good outcome. */
export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** A bad outcome. */
export const failed = (failure: ProviderFailure): Outcome<never> => ({ ok: false, failure });
