import type { Source } from '../literature/sources.js';
import { sourceOfDocument } from '../literature/sources.js';
import { isFiller } from '../search/generic-words.js';
import { isForeignTopic, isTopicId, topicFieldOf } from '../literature/topic-field.js';
import { topicHits } from '../literature/topic-papers.js';
import type { NoSupport } from '../literature/unsupported.js';
import type { LibraryPaper } from '../library/library.js';
import { CATEGORIES } from '@spinout/domain/categories';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { findReportedResults } from '../statements/reported-results.js';
import type { StoredDocument } from '../store/documents.js';
import { candidatesOf } from './candidates-of.js';
import type { HypothesisCandidate } from './candidate.types.js';
import { chooseCandidates } from './choose-candidates.js';
import { contentWordsIn, contentWordsOf } from './content-words.js';
import { reportedResultsOf } from './find-support.js';
import { withFurtherCandidates } from './kinds/find-further-candidates.js';
import { readLibraryPaper } from './library-source.js';
import { readImportedAbstract, readSource, type ReadSource } from './read-source.js';
import { findPapersOnTopic } from './topic-words.js';

export interface HypothesisInput {
  readonly topic: string;
  readonly interest: string;
  /** The person's own papers. With these, hypotheses follow from them alone. */
  readonly documents: readonly StoredDocument[];
  /** Abstracts of public sources, treated as the person's own papers. @default none */
  readonly abstracts?: readonly Source[];
  readonly library: readonly LibraryPaper[];
  /** Only these library papers, by id. @default those about the topic */
  readonly libraryIds?: ReadonlySet<string>;
  /** Proposes further candidates from the person's own papers. @default none */
  readonly propose?: ProposeCandidates;
}

/** Proposes candidates that follow from sources; they are ranked together with the others. */
export type ProposeCandidates = (
  sources: readonly ReadSource[],
  language: Language,
) => Promise<readonly HypothesisCandidate[]>;

export interface FoundHypotheses {
  /** Best first; none if no source leads to one. */
  readonly candidates: readonly HypothesisCandidate[];
  readonly reason: NoSupport;
  readonly sources: readonly ReadSource[];
}

const MAX_LIBRARY_PAPERS = 24;
/** A paper that fits much less than the best one is about something else. */
const SHARE_OF_BEST = 0.6;

/** The library papers that fit a topic nearly as well as the best one, best first, with their share of its relevance. */
const fitToTopic = (
  topic: string,
  library: readonly LibraryPaper[],
): ReadonlyMap<string, number> => {
  const hits = topicHits(library, topic);
  const best = hits[0]?.relevance ?? 0;
  const shares = hits.map(({ id, relevance }) => [id, relevance / best] as const);
  return new Map(shares.filter(([, share]) => share >= SHARE_OF_BEST));
};

const libraryPapersFor = ({
  topic,
  interest,
  library,
  libraryIds,
}: HypothesisInput): readonly LibraryPaper[] => {
  const byId = new Map(library.map((paper) => [paper.id, paper]));
  const papersWith = (ids: Iterable<string>) => [...ids].flatMap((id) => byId.get(id) ?? []);
  if (libraryIds) return papersWith(libraryIds);
  if (isForeignTopic(topic, interest, library)) return [];
  const near = isCategory(topic) ? [] : papersWith(fitToTopic(topic, library).keys());
  if (near.length > 0) return near;
  const { category } = topicFieldOf(topic, interest, library);
  return library.filter((paper) => paper.category === category);
};

const isCategory = (topic: string): boolean =>
  CATEGORIES.some((name) => name.toLowerCase() === topic.trim().toLowerCase());

/**
 * Finds testable statements that follow from the sources: what they say is not known, and what they suggest without
 * having tested it. With papers of the person, from these; without, from the library's papers about the topic.
 * @throws the signal's reason once it has fired
 */
export async function findHypotheses(
  input: HypothesisInput,
  signal?: AbortSignal,
): Promise<FoundHypotheses> {
  const language = await loadLanguage();
  const own = [...input.documents.map(sourceOfDocument), ...(input.abstracts ?? [])];
  const sources: ReadSource[] = [];
  for (const read of readers(own, input, language)) {
    signal?.throwIfAborted();
    await yieldToEventLoop();
    sources.push(...read());
  }
  const results = sources.map((read) =>
    reportedResultsOf(read, findReportedResults(read.sentences)),
  );
  const candidates = sources.flatMap((read, at) =>
    candidatesOf(read, results.filter((_, other) => other !== at).flat()),
  );
  const rated = own.length > 0 ? candidates : rateByTopic(candidates, input, language);
  const proposed = own.length > 0 ? ((await input.propose?.(sources, language)) ?? []) : [];
  const chosen = chooseCandidates([...rated, ...proposed]);
  return {
    candidates: await withFurtherCandidates(chosen, sources, input.library, signal),
    reason: reasonFor(input, own.length, sources),
    sources,
  };
}

const readers = (own: readonly Source[], input: HypothesisInput, language: Language) =>
  own.length > 0
    ? own.map((source) => () => readOwn(source, language))
    : libraryPapersFor(input)
        .slice(0, MAX_LIBRARY_PAPERS)
        .map((paper) => () => [readLibraryPaper(paper, language)]);

const readOwn = (source: Source, language: Language): readonly ReadSource[] =>
  source.kind === 'imported' || source.isAbstract === true
    ? readImportedAbstract(source, language)
    : [readSource(source, language, source.kind === 'live' ? 'abstract' : undefined)];

const TOPIC_POINTS = 4;
const SOURCE_POINTS = 4;
const MAX_TOPIC_WORDS = 4;

/** Without papers of the person, only sources on the topic count; a statement gains by how near its source is and how many words of the topic it names. */
const rateByTopic = (
  candidates: readonly HypothesisCandidate[],
  { topic, interest, library, libraryIds }: HypothesisInput,
  { parse }: Language,
): readonly HypothesisCandidate[] => {
  const text = isTopicId(interest) ? topic : `${topic}. ${interest}`;
  const asked = new Set(
    parse(text).sentences.flatMap(({ tokens }) => [
      ...contentWordsOf(tokens.filter((token) => !isFiller(token.text.toLowerCase()))),
    ]),
  );
  // A topic that only names a field, such as “Biotechnology”, is not named by its papers.
  const namesFieldOnly = () => isCategory(topic) || topicHits(library, topic).length === 0;
  if (asked.size === 0 || (libraryIds === undefined && namesFieldOnly())) return candidates;
  const count = (words: Iterable<string>) => [...words].filter((word) => asked.has(word)).length;
  const papersOnTopic = findPapersOnTopic(asked, library);
  // The papers of a run are those that match the topic; fewer of them are about it.
  const fit = fitToTopic(topic, library);
  const isOnTopic = (id: string) =>
    papersOnTopic.has(id) && (libraryIds === undefined || fit.has(id));
  return candidates
    .filter(({ basis }) => isOnTopic(basis.source.id))
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.score +
        SOURCE_POINTS * (fit.get(candidate.basis.source.id) ?? 0) +
        (TOPIC_POINTS * count(contentWordsIn(candidate.statement, candidate.basis.sentence))) /
          Math.min(MAX_TOPIC_WORDS, asked.size),
    }));
};

const reasonFor = (
  { topic, interest, library }: HypothesisInput,
  own: number,
  sources: readonly ReadSource[],
): NoSupport => {
  if (own === 0) {
    const isNear =
      topicHits(library, topic).length > 0 && !isForeignTopic(topic, interest, library);
    return { why: isNear ? 'no-question' : 'no-topic', topic };
  }
  return {
    why: sources.some(({ sentences }) => sentences.length > 0) ? 'no-link' : 'no-text',
    papers: own,
  };
};
