import { fill } from '@spinout/domain/text';
import type { Source } from '@spinout/api-client';
import { findTopicCoverage } from '../literature/covered-topic.js';
import { loadLanguage } from '../language/parse-text.js';
import type { LibraryPaper } from '../library/library.js';
import type { PipelineDependencies } from './agent.types.js';
import { findLibraryPapers } from './library-papers.js';
import { readLivePapers } from '../literature/live-papers.js';
import type { LiveSearch } from '../dependencies/live-sources.types.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import type { RunPaper } from '../literature/searchable-paper.js';
import { getTopicWords } from '../literature/topic.js';

/** Maximum papers from public sources. */
const LIVE_LIMIT = 40;

export interface FoundPapers {
  /** All that match, best first. */
  readonly papers: readonly RunPaper[];
  readonly isLive: boolean;
  /** Number of papers searched; for public sources, the number retrieved. */
  readonly searched: number;
  readonly retracted: number;
  /** Log of queries to public sources; empty if none was searched. */
  readonly log: LiveSearch['log'];
  readonly source: Source;
}

const NOTHING: LiveSearch = { papers: [], log: [] };

const searchLive = async (
  { live }: PipelineDependencies,
  topic: string,
  signal: AbortSignal,
): Promise<LiveSearch> => {
  if (!live?.literature || getTopicWords(topic).length === 0) return NOTHING;
  try {
    return await live.literature(topic, { limit: LIVE_LIMIT, signal });
  } catch {
    signal.throwIfAborted();
    return NOTHING;
  }
};

const listSources = (papers: LiveSearch['papers']): readonly string[] => [
  ...new Set(
    papers
      .filter(({ isRetracted }) => !isRetracted)
      .flatMap(({ source, filledFrom = {} }) => [source.by, ...Object.values(filledFrom)])
      .filter((name) => name !== undefined),
  ),
];

/** Searches the public sources, if configured, and falls back to the bundled library if they find nothing. */
export async function findRunPapers(
  dependencies: PipelineDependencies,
  library: readonly LibraryPaper[],
  topic: string,
  signal: AbortSignal,
): Promise<FoundPapers> {
  const at = dependencies.now().toISOString();
  const { papers: found, log } = await searchLive(dependencies, topic, signal);
  const live = readLivePapers(found, library, topic);
  const retracted = found.length - live.length;
  if (live.length > 0) {
    const by = listSources(found).join(', ');
    return {
      papers: live,
      isLive: true,
      searched: found.length,
      retracted,
      log,
      source: { origin: 'live', by, at, seed: dependencies.seed },
    };
  }
  return {
    ...(await findCoveredPapers(library, topic, at, dependencies.seed)),
    isLive: false,
    searched: library.length,
    retracted,
    log,
  };
}

/** Finds library papers on a topic, or on what the library covers of it; the source says what it does not cover. */
const findCoveredPapers = async (
  library: readonly LibraryPaper[],
  topic: string,
  at: string,
  seed: number,
): Promise<Pick<FoundPapers, 'papers' | 'source'>> => {
  const source = { origin: 'computed', by: messages.library, at, seed } as const;
  const papers = findLibraryPapers(library, topic, at);
  const coverage =
    papers.length === 0 ? findTopicCoverage(topic, library, await loadLanguage()) : undefined;
  if (!coverage) return { papers, source };
  return {
    papers: findLibraryPapers(library, coverage.covered, at),
    source: { ...source, by: fill(messages.coveredLibrary, { ...coverage }) },
  };
};
