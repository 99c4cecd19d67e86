import { CROSSREF } from './crossref.js';
import { EUROPE_PMC } from './europe-pmc.js';
import { clampLimit } from './collect-pages.js';
import { mergePapers, type MergedPaper } from './merge-papers.js';
import { OPENALEX } from './open-alex.js';
import { createIdleSignal } from './provider-client.js';
import { failed, isProviderFailure, ProviderFailure, type Outcome } from './provider-failure.js';
import type {
  LiteraturePage,
  LiteratureProvider,
  LivePaper,
  SearchOptions,
} from './provider.types.js';
import { PUBMED } from './pub-med.js';

/** Priority of the sources if several know a paper. Custom providers of a host come first, in the given order. */
export const PROVIDER_ORDER: readonly string[] = [PUBMED, CROSSREF, OPENALEX, EUROPE_PMC];

/** Why a source failed, as plain data: a thread that receives an error loses all but its message. */
export type SourceFailure = Pick<ProviderFailure, 'provider' | 'kind' | 'status' | 'retryAfterMs'>;

/** One query to one source, with all data needed to repeat the search. */
export interface QueryLogEntry {
  readonly provider: string;
  /** The query exactly as sent, or the original query if the request was never built. */
  readonly query: string;
  /** The query as interpreted by the source, if reported. */
  readonly translatedAs?: string;
  /** Total hits in the source; null if it did not answer. */
  readonly hits: number | null;
  /** Number of papers retrieved. */
  readonly retrieved: number;
  /** ISO 8601. */
  readonly at: string;
  /** Present if the source failed or answered only in part. */
  readonly failure?: SourceFailure;
}

/** Counts for the first part of a PRISMA flow diagram. */
export interface SearchCounts {
  /** Records from all sources. */
  readonly identified: number;
  readonly duplicates: number;
  /** identified − duplicates */
  readonly unique: number;
  /** Among the unique ones. */
  readonly retracted: number;
  /** Number of unique records in `papers`; the rest exceeds the limit. */
  readonly returned: number;
}

/**
 * Result of searching all sources. `off`: no source is enabled; `unavailable`: none answered; `empty`: the sources that
 * answered found nothing.
 */
export interface LiteratureSearch {
  readonly state: 'off' | 'unavailable' | 'empty' | 'found';
  readonly papers: readonly MergedPaper[];
  readonly counts: SearchCounts;
  readonly log: readonly QueryLogEntry[];
}

export interface LiveLiterature {
  /**
   * Rejects only if the signal is aborted, with its reason.
   * @param options `limit` applies to each source and to the result
   */
  search(query: string, options?: SearchOptions): Promise<LiteratureSearch>;
}

const getProviderRank = ({ name }: LiteratureProvider) => PROVIDER_ORDER.indexOf(name);

/** Custom providers of a host may throw, contrary to the interface. */
const searchProvider = async (
  provider: LiteratureProvider,
  query: string,
  options: { readonly limit: number; readonly signal: AbortSignal },
): Promise<Outcome<LiteraturePage>> => {
  try {
    return await provider.search(query, options);
  } catch (error) {
    options.signal.throwIfAborted();
    return failed(
      isProviderFailure(error) ? error : new ProviderFailure(provider.name, 'unreachable'),
    );
  }
};

const describe = ({ provider, kind, status, retryAfterMs }: ProviderFailure): SourceFailure => ({
  provider,
  kind,
  ...(status === undefined ? {} : { status }),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

const createLogEntry = (
  provider: string,
  asked: { readonly query: string; readonly at: string },
  outcome: Outcome<LiteraturePage>,
): QueryLogEntry => {
  if (!outcome.ok)
    return { provider, ...asked, hits: null, retrieved: 0, failure: describe(outcome.failure) };
  const { query, at, hits, papers, translatedAs, incomplete } = outcome.value;
  return {
    provider,
    query,
    at,
    hits,
    retrieved: papers.length,
    ...(translatedAs === undefined ? {} : { translatedAs }),
    ...(incomplete === undefined ? {} : { failure: describe(incomplete) }),
  };
};

const getSearchState = (log: readonly QueryLogEntry[], papers: readonly LivePaper[]) => {
  if (log.length === 0) return 'off';
  if (papers.length > 0) return 'found';
  return log.every(({ hits }) => hits === null) ? 'unavailable' : 'empty';
};

/**
 * Searches several sources in parallel, then merges and deduplicates the results. A failed source is recorded in the log
 * and does not affect the others. If several sources know a paper, the first in `PROVIDER_ORDER` takes precedence.
 */
export function createLiveLiterature(
  providers: readonly LiteratureProvider[],
  { now }: { readonly now: () => Date },
): LiveLiterature {
  const ordered = providers.toSorted(
    (left, right) => getProviderRank(left) - getProviderRank(right),
  );
  return {
    async search(query, options = {}) {
      const limit = clampLimit(options);
      const signal = options.signal ?? createIdleSignal();
      signal.throwIfAborted();
      const asked = { query, at: now().toISOString() };
      const outcomes = await Promise.all(
        ordered.map((provider) => searchProvider(provider, query, { limit, signal })),
      );
      const log = ordered.flatMap(({ name }, index) => {
        const outcome = outcomes[index];
        return outcome === undefined ? [] : [createLogEntry(name, asked, outcome)];
      });
      const lists = outcomes.map((outcome) => (outcome.ok ? outcome.value.papers : []));
      const identified = lists.reduce((sum, { length }) => sum + length, 0);
      const unique = mergePapers(lists);
      const papers = unique.slice(0, limit);
      return {
        state: getSearchState(log, papers),
        papers,
        counts: {
          identified,
          duplicates: identified - unique.length,
          unique: unique.length,
          retracted: unique.filter(({ isRetracted }) => isRetracted).length,
          returned: papers.length,
        },
        log,
      };
    },
  };
}
