import { supportedOrNull, type Hypothesis } from '@spinout/api-client';
import { parseDoi } from '@spinout/api-client/doi';
import { getLinkWords } from '../discovery/find-papers.js';
import type { SearchablePaper } from '../discovery/searchable-paper.js';
import { fillMessage } from '../library/library.messages.js';
import type { LibraryPaper } from '../library/library.js';
import { foldTitle } from '../providers/merge-papers.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { flowPapersMessages as messages } from './flow-papers.messages.js';
import { readLivePapers } from './live-papers.js';
import type { LiveSearch } from './live-sources.types.js';
import type { RunPaper } from './run-paper.types.js';

/** Papers asked of the public sources at most. */
const MAX_ASKED = 50;
const MAX_QUERY = 300;
/** Shorter titles tell no papers apart. */
const MIN_TITLE = 20;
/** Leaves a client that waits 30 seconds its answer from the library. */
const LIVE_LIMIT_MS = 8_000;

/** What a search of the flow asks. */
export interface FlowSearch {
  readonly query: string;
  readonly hypothesis: Hypothesis | null;
  readonly limit: number;
  /** Papers that are here already; a public source's record of one of them is left out. */
  readonly local: readonly SearchablePaper[];
  readonly library: readonly LibraryPaper[];
}

/** What public sources added to a search of the flow. */
export interface FlowPapers {
  readonly papers: readonly SearchablePaper[];
  /** Adds to who a search is by the sources that papers are from, and those that failed. */
  readonly addAttribution: (by: string) => string;
}

const NOTHING: FlowPapers = { papers: [], addAttribution: (by) => by };

/** The person's own words, else the terms of the hypothesis. */
const getSearchWords = ({ query, hypothesis }: FlowSearch): string => {
  const stated = supportedOrNull(hypothesis);
  const words = query.trim() || (stated ? (getLinkWords(stated) ?? stated.title) : '');
  return words
    .replace(/[\p{Cc}\s,;]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY);
};

const createSearchableRunPaper = (paper: RunPaper): SearchablePaper => {
  const { id, title, authors, journal, year, doi, url, citations, text, review, source } = paper;
  return {
    paper: {
      id,
      title,
      authors: [...authors],
      journal,
      year,
      abstract: text,
      doi: doi ?? undefined,
      uploaded: undefined,
      source,
      ...(url === null ? {} : { url }),
      ...(citations === null ? {} : { citations }),
    },
    review,
    doc: { id, title, summary: text },
  };
};

/** Whether a paper is in a list already: by its id or DOI, or by its title where no DOI speaks against it. */
function createDuplicateCheck(local: readonly SearchablePaper[]): (paper: RunPaper) => boolean {
  const normalizeDoi = (doi: string | null | undefined) => parseDoi(doi)?.doi;
  const ids = new Set(local.map(({ doc }) => doc.id));
  const dois = new Set(local.map(({ paper }) => normalizeDoi(paper.doi)));
  const byTitle = new Map(
    local.map(({ paper }) => [foldTitle(paper.title), normalizeDoi(paper.doi)]),
  );
  return ({ id, doi, title }) => {
    const own = normalizeDoi(doi);
    if (ids.has(id) || (own !== undefined && dois.has(own))) return true;
    const folded = foldTitle(title);
    if (folded.length < MIN_TITLE || !byTitle.has(folded)) return false;
    const other = byTitle.get(folded);
    return own === undefined || other === undefined || own === other;
  };
}

const createAttribution =
  ({ log }: LiveSearch, papers: readonly RunPaper[]) =>
  (by: string): string => {
    const names = [...new Set(papers.map(({ source }) => source.by))];
    const failed = log.flatMap(({ provider, failure }) =>
      failure ? [`${provider} (${failure.kind})`] : [],
    );
    const whole = [by, ...names].join(', ');
    return failed.length === 0
      ? whole
      : fillMessage(messages.failed, { by: whole, failed: failed.join(', ') });
  };

/**
 * Asks the public sources for papers that the person's own and the library do not have, for 8 seconds at most. Retracted
 * ones are left out. A source that fails leaves the rest, and is named.
 * @throws only the signal's reason
 */
export async function findFlowPapers(
  {
    live,
    deadline = (ms: number) => AbortSignal.timeout(ms),
  }: Pick<EngineDependencies, 'live' | 'deadline'>,
  request: FlowSearch,
  signal: AbortSignal,
): Promise<FlowPapers> {
  const query = getSearchWords(request);
  const limit = Math.min(request.limit, MAX_ASKED);
  if (!live?.literature || query === '' || limit < 1) return NOTHING;
  try {
    const both = AbortSignal.any([signal, deadline(LIVE_LIMIT_MS)]);
    const found = await live.literature(query, { limit, signal: both });
    const isKnown = createDuplicateCheck(request.local);
    const papers = readLivePapers(found.papers, request.library, query).filter(
      (paper) => !isKnown(paper),
    );
    return {
      papers: papers.map(createSearchableRunPaper),
      addAttribution: createAttribution(found, papers),
    };
  } catch {
    signal.throwIfAborted();
    return { papers: [], addAttribution: (by) => fillMessage(messages.noAnswer, { by }) };
  }
}
