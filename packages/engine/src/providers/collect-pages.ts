import type {
  LivePaper,
  LiteraturePage,
  LiteratureProvider,
  LiveSource,
  SearchOptions,
} from './provider.types.js';
import { createIdleSignal } from './provider-client.js';
import { success, type Outcome, type ProviderFailure } from './provider-failure.js';

/** Maximum papers per search. */
export const MAX_LIMIT = 500;
const DEFAULT_LIMIT = 20;
const MAX_QUERY = 1000;
const MAX_PAGES = 20;

/** One page of a provider's result list. */
export interface RawPage {
  readonly papers: readonly LivePaper[];
  /** Records on the page, papers or not. */
  readonly received: number;
  readonly hits: number;
  /** Cursor of the next page; missing on the last page. Crossref may return the same cursor for every page. */
  readonly next?: string | undefined;
}

/** The requested number of papers within the allowed range. */
export const clampLimit = ({ limit = DEFAULT_LIMIT }: SearchOptions): number =>
  Number.isFinite(limit) ? Math.min(MAX_LIMIT, Math.max(1, Math.trunc(limit))) : DEFAULT_LIMIT;

/** The query as one line that fits into a URL. */
const formatQuery = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim();

/** A search that a provider was asked for. */
export interface RequestedSearch {
  readonly query: string;
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Origin of its papers. */
  readonly source: LiveSource;
}

/** Creates the search of a provider; for an empty query, no request is sent. */
export const createSearch =
  (
    by: string,
    now: () => Date,
    search: (requested: RequestedSearch) => Promise<Outcome<LiteraturePage>>,
  ): LiteratureProvider['search'] =>
  async (text, options = {}) => {
    const query = formatQuery(text);
    const at = now().toISOString();
    if (query === '') return success({ papers: [], hits: 0, query, skipped: 0, at });
    const { signal = createIdleSignal() } = options;
    return search({
      query,
      limit: clampLimit(options),
      signal,
      source: { origin: 'live', by, at },
    });
  };

/**
 * Reads pages until there are enough papers. If a page fails, the result contains the previous pages.
 * @param readPage called with the cursor of the page, `undefined` for the first
 */
export async function collectPages(
  { query, limit, source: { at } }: RequestedSearch,
  readPage: (cursor: string | undefined) => Promise<Outcome<RawPage>>,
): Promise<Outcome<LiteraturePage>> {
  const papers = new Map<string, LivePaper>();
  let pages = 0;
  let received = 0;
  let hits = 0;
  let incomplete: ProviderFailure | undefined;
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    pages += 1;
    if (!page.ok && pages === 1) return page;
    if (!page.ok) {
      incomplete = page.failure;
      break;
    }
    const known = papers.size;
    for (const paper of page.value.papers) if (!papers.has(paper.id)) papers.set(paper.id, paper);
    received += page.value.received;
    hits = page.value.hits;
    // Stop if the cursor returns the same papers again.
    cursor = papers.size > known ? page.value.next : undefined;
  } while (papers.size < limit && cursor !== undefined && pages < MAX_PAGES);
  return success({
    papers: [...papers.values()].slice(0, limit),
    hits: Math.max(hits, papers.size),
    query,
    skipped: received - papers.size,
    at,
    ...(incomplete ? { incomplete } : {}),
  });
}
