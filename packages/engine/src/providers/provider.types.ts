import type { Outcome, ProviderFailure } from './provider-failure.js';

/** What every adapter takes from outside. */
export interface ProviderDependencies {
  /** The present moment. */
  readonly now: () => Date;
  /** Sends the requests. @default the global fetch, looked up at each call */
  readonly fetch?: typeof fetch;
  /** Waits so many milliseconds; rejects with the signal's reason. @default a timer */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Fires after so many milliseconds: the time limit of one request. @default AbortSignal.timeout */
  readonly deadline?: (ms: number) => AbortSignal;
}

/** What a host may set for every adapter. */
export interface ProviderSettings extends ProviderDependencies {
  /** Where requests go, without a slash at the end: a host's proxy, or the provider itself. @default the provider */
  readonly baseUrl?: string;
  /** Sent as `User-Agent` where the platform allows it. @default none */
  readonly userAgent?: string;
  /** Milliseconds that one request may take, its body included. @default 10_000 */
  readonly timeoutMs?: number;
  /** Larger answers are not read to their end. @default 10 MiB */
  readonly maxBytes?: number;
  /** Requests per second at most; the provider's headers can only lower it. @default what the provider allows */
  readonly perSecond?: number;
}

/** Where a live value comes from, in the form of the replies' `source`. */
export interface LiveSource {
  readonly origin: 'live';
  /** Name of the provider. */
  readonly by: string;
  /** ISO 8601 time of the request. */
  readonly at: string;
}

/** A paper as a public source knows it. Texts are plain: no markup, no control characters. */
export interface LivePaper {
  /** `doi:…` or `pmid:…` where there is one, else the provider's own id. */
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** Empty where the source names none. */
  readonly journal: string;
  readonly year: number | null;
  /** Lower case, without an address before it. */
  readonly doi?: string;
  readonly pmid?: string;
  /** Empty where the source has none. */
  readonly abstract: string;
  /** How often it is cited, as this source counts. */
  readonly citations?: number;
  /** True where the source says so; false says only that it does not. */
  readonly isRetracted: boolean;
  /** Made from the ids, never taken from a reply. */
  readonly url: string;
  readonly source: LiveSource;
}

/** What a search brought. */
export interface LiteraturePage {
  readonly papers: readonly LivePaper[];
  /** How many records the source has in all for this query. */
  readonly hits: number;
  /** The query exactly as it was sent. */
  readonly query: string;
  /** What the source made of the query, where it says so. */
  readonly translatedAs?: string;
  /** Records that came and are no papers: without a title, notices of retraction, errata, parts. */
  readonly skipped: number;
  /** ISO 8601 time of the search. */
  readonly at: string;
  /** Present when a later part failed, so that papers or abstracts are missing. */
  readonly incomplete?: ProviderFailure;
}

export interface SearchOptions {
  /** Papers wanted, 1 to 500. @default 20 */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/**
 * A source of papers. `search` rejects only when its signal fires, with the signal's reason; all else is an outcome.
 */
export interface LiteratureProvider {
  readonly name: string;
  search(query: string, options?: SearchOptions): Promise<Outcome<LiteraturePage>>;
}
