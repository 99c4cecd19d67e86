import type { Outcome, ProviderFailure } from './provider-failure.js';

/** Injected dependencies of every provider. */
export interface ProviderDependencies {
  /** The current time. */
  readonly now: () => Date;
  /** Sends requests. @default the global `fetch`, resolved at each call */
  readonly fetch?: typeof fetch;
  /** Waits for the given time; rejects with the reason of the signal. @default a timer */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Creates the timeout signal of one request. @default AbortSignal.timeout */
  readonly deadline?: (ms: number) => AbortSignal;
}

/** Settings that every provider supports. */
export interface ProviderSettings extends ProviderDependencies {
  /** Base URL of requests without a trailing slash: the provider or a proxy of the host. @default the provider */
  readonly baseUrl?: string;
  /** Sent as `User-Agent` if the platform allows it. @default none */
  readonly userAgent?: string;
  /** Timeout of one request including its body, in milliseconds. @default 10_000 */
  readonly timeoutMs?: number;
  /** Maximum size of a reply. @default 10 MiB */
  readonly maxBytes?: number;
  /** Maximum requests per second; headers of the provider can only lower it. @default the limit of the provider */
  readonly perSecond?: number;
}

/** Origin of a live value, in the format of `source` in replies. */
export interface LiveSource {
  readonly origin: 'live';
  /** Name of the provider. */
  readonly by: string;
  /** ISO 8601 time of the request. */
  readonly at: string;
}

/** A paper from a public source. Texts are plain, without markup and control characters. */
export interface LivePaper {
  /** `doi:…` or `pmid:…` if available, otherwise the id at the provider. */
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** Empty if unknown. */
  readonly journal: string;
  readonly year: number | null;
  /** Lower case, without a URL prefix. */
  readonly doi?: string;
  readonly pmid?: string;
  /** Empty if not available. */
  readonly abstract: string;
  /** Citation count of this source. */
  readonly citations?: number;
  /** True if the source reports a retraction; false does not prove the opposite. */
  readonly isRetracted: boolean;
  /** Built from the ids, never copied from a reply. */
  readonly url: string;
  readonly source: LiveSource;
}

/** Result of a literature search at one source. */
export interface LiteraturePage {
  readonly papers: readonly LivePaper[];
  /** Total number of records for the query. */
  readonly hits: number;
  /** The query exactly as sent. */
  readonly query: string;
  /** The query as interpreted by the source, if reported. */
  readonly translatedAs?: string;
  /** Number of records that are not papers: without a title, retraction notices, errata, parts. */
  readonly skipped: number;
  /** ISO 8601 time of the search. */
  readonly at: string;
  /** Present if a later request failed, so that papers or abstracts are missing. */
  readonly incomplete?: ProviderFailure;
}

export interface SearchOptions {
  /** Number of papers, 1 to 500. @default 20 */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** A source of papers. `search` rejects only with the reason of its signal; all failures are outcomes. */
export interface LiteratureProvider {
  readonly name: string;
  search(query: string, options?: SearchOptions): Promise<Outcome<LiteraturePage>>;
}
