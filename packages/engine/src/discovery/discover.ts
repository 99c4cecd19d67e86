import type { LibraryCategory, LibraryPaper } from '../library/library.js';
import { yieldToEventLoop } from '../reading/yield-to-event-loop.js';
import type { StoredDocument } from '../store/documents.js';
import { chooseCandidates } from './candidates.js';
import { CoOccurrence, type TermGraph } from './co-occurrence.js';
import { centralityOf, type Centrality } from './centrality.js';
import { compare, findLinks, type Link, type LinkSearch } from './links.js';
import { passagesOf, type Passage } from './passages.js';
import { profileOf, sourceWords, termWords, type Profile } from './profile.js';
import { sourceOfDocument, sourceOfPaper, type Source } from './sources.js';
import { isForeignTopic, topicFieldOf } from './topic-field.js';
import type { NoSupport } from './unsupported.js';
import { vocabularyOf, type Term } from './vocabulary.js';

/** What hypotheses are made from. */
export interface DiscoveryInput {
  readonly topic: string;
  readonly interest: string;
  /** The person's own papers. */
  readonly documents: readonly StoredDocument[];
  /** Papers of public sources, by their abstracts: links begin in them as in the person's own. @default none */
  readonly abstracts?: readonly Source[];
  readonly library: readonly LibraryPaper[];
  /** Decides between links of equal rank. */
  readonly seed: number;
}

/** What was found. */
export interface Discovery {
  /** Links to offer, in order; none if the sources support no claim. */
  readonly candidates: readonly Link[];
  readonly graph: TermGraph;
  /** Why there is no candidate. */
  readonly reason: NoSupport;
}

interface LibraryIndex {
  readonly sources: readonly Source[];
  readonly passages: readonly Passage[];
}

const libraryIndexes = new WeakMap<readonly LibraryPaper[], LibraryIndex>();

const indexLibrary = (library: readonly LibraryPaper[]): LibraryIndex => {
  const known = libraryIndexes.get(library);
  if (known) return known;
  const sources = library.map(sourceOfPaper);
  const libraryIndex = { sources, passages: sources.flatMap(passagesOf) };
  libraryIndexes.set(library, libraryIndex);
  return libraryIndex;
};

/** Seed documents taken from the library if the person has no paper. */
const MAX_SEED_DOCUMENTS = 14;
const MIN_SEED_FIT = 0.08;
/** A paper that fits much less than the best one is about something else. */
const SHARE_OF_BEST_FIT = 0.3;
/** With fewer candidates than this, the whole field of the topic is searched. */
const FEW_CANDIDATES = 5;

interface SeedDocuments {
  /** The papers of the topic's field that are nearest to the topic. */
  readonly near: readonly Source[];
  /** All papers of the topic's field. */
  readonly field: readonly Source[];
}

const selectSeedDocuments = (
  profile: Profile,
  category: LibraryCategory | undefined,
  sources: readonly Source[],
): SeedDocuments => {
  const field = sources.filter((source) => source.category === category);
  if (profile.words.length === 0)
    return category ? { near: field, field } : { near: sources, field: sources };
  const rated = field
    .map((source) => ({ source, fit: profile.fitOf(sourceWords(source)) }))
    .sort((one, other) => other.fit - one.fit || compare(one.source.id, other.source.id));
  const best = rated[0]?.fit ?? 0;
  const near = rated.filter(({ fit }) => fit >= Math.max(MIN_SEED_FIT, best * SHARE_OF_BEST_FIT));
  return { near: near.slice(0, MAX_SEED_DOCUMENTS).map(({ source }) => source), field };
};

/** Whether the two sources are near to the topic, its words name the terms, and papers near to it are about them. */
const closenessToTopic = (profile: Profile, graph: TermGraph): LinkSearch['closeness'] => {
  const fits = new Map(
    graph.sources.map((source) => [source, profile.fitOf(sourceWords(source))] as const),
  );
  const best = Math.max(...fits.values(), 0);
  if (best === 0) return () => 0.5;
  const nearness = (source: Source) => Math.min(1, (fits.get(source) ?? 0) / best) ** 2;
  const known = new Map<Term, number>();
  const nearnessOf = (term: Term): number => {
    const holders = [...graph.sourcesOf(term)];
    const near =
      known.get(term) ??
      holders.reduce((sum, source) => sum + nearness(source), 0) / Math.max(1, holders.length);
    known.set(term, near);
    return near;
  };
  return (terms, sources) => {
    const [one, other] = [nearness(sources[0]), nearness(sources[1])];
    const named = Math.min(1, (2 * profile.fitOf(termWords(terms))) / best);
    const around = terms.reduce((sum, term) => sum + nearnessOf(term), 0) / terms.length;
    return 0.25 * Math.max(one, other) + 0.1 * Math.min(one, other) + 0.15 * named + 0.5 * around;
  };
};

/** How central the better of A and B is to the person's own papers; B counts a little less. */
const closenessToPapers =
  (central: Centrality): LinkSearch['closeness'] =>
  ([a, b]) =>
    Math.max(central(a), 0.9 * central(b));

/**
 * Looks for hypotheses by literature-based discovery after Swanson's ABC model (D. R. Swanson, "Fish oil, Raynaud's
 * syndrome, and undiscovered public knowledge", Perspectives in Biology and Medicine 30, 1986): one source links A with
 * B, another links B with C, and none names A and C together. Sources are the person's papers and the library's
 * summaries; all linking is by sentence.
 * @param signal ends the search between two of its parts
 * @throws the signal's reason once it has fired
 */
export async function discover(input: DiscoveryInput, signal?: AbortSignal): Promise<Discovery> {
  const own = [...input.documents.map(sourceOfDocument), ...(input.abstracts ?? [])];
  await pause(signal);
  if (own.length === 0 && isForeignTopic(input.topic, input.interest, input.library)) {
    const graph = new CoOccurrence(vocabularyOf([]));
    return { candidates: [], graph, reason: reasonFor(input.topic, []) };
  }
  const libraryIndex = indexLibrary(input.library);
  const sources = [...own, ...libraryIndex.sources];
  const ownPassages = own.map(passagesOf);
  await pause(signal);
  const graph = new CoOccurrence(vocabularyOf(sources));
  for (const passages of [...ownPassages, libraryIndex.passages]) {
    await pause(signal);
    for (const passage of passages) graph.add(passage);
  }
  await pause(signal);
  const profile = profileOf(input.topic, input.interest, sources);
  const { category } = topicFieldOf(input.topic, input.interest, input.library);
  const closeness =
    own.length > 0
      ? closenessToPapers(
          centralityOf(
            own.map((source, at) => ({ source, passages: ownPassages[at] ?? [] })),
            graph.vocabulary,
          ),
        )
      : closenessToTopic(profile, graph);
  const find = (seedDocuments: readonly Source[], chosen: readonly Link[] = []) => {
    const links = findLinks({
      graph,
      profile,
      seedDocuments: new Set(seedDocuments),
      uploaded: new Set(own),
      closeness,
    });
    return chooseCandidates(links, input.seed, chosen);
  };
  const { near, field } =
    own.length > 0
      ? { near: own, field: own }
      : selectSeedDocuments(profile, category, libraryIndex.sources);
  let candidates = find(near);
  if (candidates.length < FEW_CANDIDATES && field.length > near.length)
    candidates = find(field, candidates);
  return { candidates, graph, reason: reasonFor(input.topic, ownPassages) };
}

const reasonFor = (topic: string, own: readonly (readonly Passage[])[]): NoSupport => {
  if (own.length === 0) return { why: 'no-topic', topic };
  const quotable = own.some((passages) => passages.some((passage) => passage.quotable));
  return { why: quotable ? 'no-link' : 'no-text', papers: own.length };
};

const pause = async (signal: AbortSignal | undefined): Promise<void> => {
  signal?.throwIfAborted();
  await yieldToEventLoop();
};
