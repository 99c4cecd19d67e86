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

/** Who leads where several sources know a paper. A host's own providers come before these, in the order given. */
export const PROVIDER_ORDER: readonly string[] = [PUBMED, CROSSREF, OPENALEX, EUROPE_PMC];

/** One query as it was sent to one source: enough to repeat the search. */
export interface QueryLogEntry {
  readonly provider: string;
  /** Exactly as sent; the person's own words where the request failed before it was made up. */
  readonly query: string;
  /** What the source made of it, where it says so. */
  readonly translatedAs?: string;
  /** Records that the source has in all; null when it did not answer. */
  readonly hits: number | null;
  /** Papers that were taken from it. */
  readonly retrieved: number;
  /** ISO 8601. */
  readonly at: string;
  /** Present when it did not answer, or only in part. */
  readonly failure?: ProviderFailure;
}

/** The counts that a PRISMA flow diagram starts with. */
export interface SearchCounts {
  /** Records taken from all sources. */
  readonly identified: number;
  readonly duplicates: number;
  /** identified − duplicates */
  readonly unique: number;
  /** Among the unique ones. */
  readonly retracted: number;
  /** How many of the unique ones are in `papers`; the rest is beyond the limit. */
  readonly returned: number;
}

/**
 * What a search of all sources brought. `off`: no source is switched on; `unavailable`: none answered; `empty`: those
 * that answered have nothing.
 */
export interface LiteratureSearch {
  readonly state: 'off' | 'unavailable' | 'empty' | 'found';
  readonly papers: readonly MergedPaper[];
  readonly counts: SearchCounts;
  readonly log: readonly QueryLogEntry[];
}

export interface LiveLiterature {
  /**
   * Rejects only when the signal fires, with its reason.
   * @param options `limit` holds for each source and for the whole
   */
  search(query: string, options?: SearchOptions): Promise<LiteratureSearch>;
}

const getProviderRank = ({ name }: LiteratureProvider) => PROVIDER_ORDER.indexOf(name);

/** A host's own provider may break its word and throw. */
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

const createLogEntry = (
  provider: string,
  asked: { readonly query: string; readonly at: string },
  outcome: Outcome<LiteraturePage>,
): QueryLogEntry => {
  if (!outcome.ok)
    return { provider, ...asked, hits: null, retrieved: 0, failure: outcome.failure };
  const { query, at, hits, papers, translatedAs, incomplete } = outcome.value;
  return {
    provider,
    query,
    at,
    hits,
    retrieved: papers.length,
    ...(translatedAs === undefined ? {} : { translatedAs }),
    ...(incomplete === undefined ? {} : { failure: incomplete }),
  };
};

const getSearchState = (log: readonly QueryLogEntry[], papers: readonly LivePaper[]) => {
  if (log.length === 0) return 'off';
  if (papers.length > 0) return 'found';
  return log.every(({ hits }) => hits === null) ? 'unavailable' : 'empty';
};

/**
 * Searches several sources at once and joins what they bring. A source that fails is named in the log and spoils
 * nothing. Where two know a paper, the one earlier in `PROVIDER_ORDER` leads.
 */
export function liveLiterature(
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
