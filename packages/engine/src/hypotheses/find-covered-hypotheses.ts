import { findTopicCoverage, type TopicCoverage } from '../literature/covered-topic.js';
import type { Source } from '../literature/sources.js';
import { isTopicId } from '../literature/topic-field.js';
import { loadLanguage } from '../language/parse-text.js';
import { findHypotheses, type FoundHypotheses, type HypothesisInput } from './find-hypotheses.js';

/** The hypotheses that the sources lead to, and what they leave out of the topic. */
export interface CoveredHypotheses extends FoundHypotheses {
  /** Without papers of the person: the words of the topic that no paper on the rest of it has. @default it has all */
  readonly coverage?: TopicCoverage;
}

const MAX_IMPORTED = 6;

/**
 * Finds hypotheses as {@link findHypotheses} does. If the library's papers lead to none because they lack one word or name
 * of the topic, it answers from those on the rest. Imported abstracts about the topic add candidates: behind those of the
 * person's papers, before those of the library.
 * @param imported abstracts of imported bibliographies that are about the topic. @default none
 * @throws the signal's reason once it has fired
 */
export async function findCoveredHypotheses(
  input: HypothesisInput,
  signal?: AbortSignal,
  imported: readonly Source[] = [],
): Promise<CoveredHypotheses> {
  const found = await findHypotheses(input, signal);
  const hasOwn = input.documents.length > 0 || (input.abstracts ?? []).length > 0;
  if (imported.length > 0) {
    const { topic, interest, library } = input;
    const further = await findHypotheses(
      { topic, interest, library, documents: [], abstracts: imported },
      signal,
    );
    if (further.candidates.length > 0)
      return hasOwn ? append(found, further, MAX_IMPORTED) : append(further, found);
  }
  if (hasOwn) return found;
  const coverage = findTopicCoverage(input.topic, input.library, await loadLanguage());
  if (!coverage) return found;
  if (found.candidates.length > 0) return { ...found, coverage };
  const interest = isTopicId(input.interest) ? input.interest : '';
  const onRest = await findHypotheses({ ...input, topic: coverage.covered, interest }, signal);
  return onRest.candidates.length > 0 ? { ...onRest, coverage } : found;
}

/** Adds the candidates of further sources that say something else. */
const append = (
  first: FoundHypotheses,
  further: FoundHypotheses,
  limit = Infinity,
): FoundHypotheses => {
  const stated = new Set(first.candidates.map(({ statement }) => statement.toLowerCase()));
  const others = further.candidates.filter(({ statement }) => !stated.has(statement.toLowerCase()));
  return {
    candidates: [...first.candidates, ...others.slice(0, limit)],
    reason: first.reason,
    sources: [...first.sources, ...further.sources],
  };
};
