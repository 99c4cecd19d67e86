import { fill } from '@spinout/domain/text';
import type { Hypothesis, PublicSources, SearchedSource } from '@spinout/api-client';
import { parseDoi } from '@spinout/api-client/doi';
import type { SearchablePaper } from './searchable-paper.js';
import { getHypothesisSubject, type SearchSubject } from './search-subject.js';
import type { LibraryPaper } from '../library/library.js';
import { foldTitle } from '../providers/merge-papers.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { flowPapersMessages as messages } from './flow-papers.messages.js';
import { readLivePapers } from './live-papers.js';
import type { LiveQuery, LiveSearch, LiveSources } from '../dependencies/live-sources.types.js';

/** Maximum papers from public sources. */
const MAX_ASKED = 50;
const MAX_QUERY = 300;
/** Shorter titles do not identify a paper. */
const MIN_TITLE = 20;
/** Leaves time to answer from the library within the client timeout of 30 seconds. */
const LIVE_LIMIT_MS = 8_000;

export interface FlowSearch {
  readonly query: string;
  readonly hypothesis: Hypothesis | null;
  /** What the person's papers are about, for a search without query and hypothesis. */
  readonly papersSubject?: SearchSubject | undefined;
  readonly limit: number;
  /** Whether to search public sources. @default as the host presets it: usually not */
  readonly live?: boolean | undefined;
  /** Papers that are available locally; duplicates from public sources are omitted. */
  readonly local: readonly SearchablePaper[];
  readonly library: readonly LibraryPaper[];
}

export interface FlowPapers {
  readonly papers: readonly SearchablePaper[];
  /** Adds the sources of the papers, and failed sources, to the attribution of a search. */
  readonly addAttribution: (by: string) => string;
  /** `off`: nothing was sent; `unavailable`: no source answered. */
  readonly state: PublicSources['state'];
  /** The queries as they were sent, one for each source that was asked. */
  readonly searched: readonly SearchedSource[];
  /** Retracted papers that were left out. */
  readonly retracted: number;
  /** Unique records beyond the limit. */
  readonly beyondLimit: number;
}

const NOTHING: FlowPapers = {
  papers: [],
  addAttribution: (by) => by,
  state: 'off',
  searched: [],
  retracted: 0,
  beyondLimit: 0,
};

const createSearchedSource = (asked: LiveQuery, limit: number): SearchedSource => {
  const { provider: name, query, hits, retrieved, at, failure } = asked;
  return {
    name,
    kind: 'public',
    query,
    at,
    identified: retrieved,
    hits: hits ?? undefined,
    limit,
    failure: failure?.kind,
  };
};

const isForbidden = ({ literature, literatureStep }: LiveSources) =>
  !literature || literatureStep === 'forbidden';

/**
 * The public sources that the literature step offers.
 * @returns undefined where there are none, or the host forbids them
 */
export const getOfferedSources = (
  live: LiveSources | undefined,
): Omit<PublicSources, 'state'> | undefined =>
  !live || isForbidden(live)
    ? undefined
    : {
        names: [...(live.literatureNames ?? [])],
        preset: live.literatureStep === 'preset',
      };

/** The query of the person, otherwise the terms of the hypothesis or the key terms of the papers. */
const getSearchWords = ({ query, hypothesis, papersSubject }: FlowSearch): string => {
  const subject = getHypothesisSubject(hypothesis) ?? papersSubject;
  const words = query.trim() || (subject?.publicPhrases.join(' ') ?? '');
  return words
    .replace(/[\p{Cc}\s,;]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY);
};

/** Detects papers that are already in a list: by id, by DOI, or by title if the DOIs do not differ. */
function createDuplicateCheck(
  local: readonly SearchablePaper[],
): (searchable: SearchablePaper) => boolean {
  const normalizeDoi = (doi: string | null | undefined) => parseDoi(doi)?.doi;
  const ids = new Set(local.map(({ doc }) => doc.id));
  const dois = new Set(local.map(({ paper }) => normalizeDoi(paper.doi)));
  const byTitle = new Map(
    local.map(({ paper }) => [foldTitle(paper.title), normalizeDoi(paper.doi)]),
  );
  return ({ paper: { id, doi, title } }) => {
    const own = normalizeDoi(doi);
    if (ids.has(id) || (own !== undefined && dois.has(own))) return true;
    const folded = foldTitle(title);
    if (folded.length < MIN_TITLE || !byTitle.has(folded)) return false;
    const other = byTitle.get(folded);
    return own === undefined || other === undefined || own === other;
  };
}

const createAttribution =
  ({ log }: LiveSearch, papers: readonly SearchablePaper[]) =>
  (by: string): string => {
    const names = [...new Set(papers.flatMap(({ paper }) => paper.source?.by ?? []))];
    const failed = log.flatMap(({ provider, failure }) =>
      failure ? [`${provider} (${failure.kind})`] : [],
    );
    const whole = [by, ...names].join(', ');
    return failed.length === 0
      ? whole
      : fill(messages.failed, { by: whole, failed: failed.join(', ') });
  };

/**
 * If the person or the host turns it on, searches the public sources for papers that are not available locally, with a timeout of 8 seconds. Retracted papers are
 * omitted. Failed sources are named in the attribution and do not affect the others.
 * @throws only the reason of the signal
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
  const isOn = request.live ?? getOfferedSources(live)?.preset ?? false;
  const limit = Math.min(request.limit, MAX_ASKED);
  if (!isOn || !live?.literature || isForbidden(live) || query === '' || limit < 1) return NOTHING;
  try {
    const both = AbortSignal.any([signal, deadline(LIVE_LIMIT_MS)]);
    const found = await live.literature(query, { limit, signal: both });
    const isKnown = createDuplicateCheck(request.local);
    const read = readLivePapers(found.papers, request.library, query);
    const papers = read.filter((paper) => !isKnown(paper));
    return {
      papers,
      addAttribution: createAttribution(found, papers),
      searched: found.log.map((asked) => createSearchedSource(asked, limit)),
      retracted: found.papers.length - read.length,
      beyondLimit: found.counts ? found.counts.unique - found.counts.returned : 0,
      state:
        found.log.length > 0 && found.log.every(({ hits }) => hits === null)
          ? 'unavailable'
          : 'searched',
    };
  } catch {
    signal.throwIfAborted();
    return {
      ...NOTHING,
      searched: (live.literatureNames ?? ['Public sources']).map((name) => ({
        name,
        kind: 'public',
        query,
        at: undefined,
        identified: 0,
        hits: undefined,
        limit,
        failure: 'no-answer',
      })),
      addAttribution: (by) => fill(messages.noAnswer, { by }),
      state: 'unavailable',
    };
  }
}
