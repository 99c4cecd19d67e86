import { findTopicCoverage, type TopicCoverage } from '../discovery/covered-topic.js';
import { isTopicId } from '../discovery/topic-field.js';
import { loadLanguage } from '../language/parse-text.js';
import { findHypotheses, type FoundHypotheses, type HypothesisInput } from './find-hypotheses.js';

/** The hypotheses that the sources lead to, and what they leave out of the topic. */
export interface CoveredHypotheses extends FoundHypotheses {
  /** Without papers of the person: the words of the topic that no paper on the rest of it has. @default it has all */
  readonly coverage?: TopicCoverage;
}

/**
 * Finds hypotheses as {@link findHypotheses} does. If the library's papers lead to none because they lack one word or name
 * of the topic, it answers from those on the rest.
 * @throws the signal's reason once it has fired
 */
export async function findCoveredHypotheses(
  input: HypothesisInput,
  signal?: AbortSignal,
): Promise<CoveredHypotheses> {
  const found = await findHypotheses(input, signal);
  if (input.documents.length > 0 || (input.abstracts ?? []).length > 0) return found;
  const coverage = findTopicCoverage(input.topic, input.library, await loadLanguage());
  if (!coverage) return found;
  if (found.candidates.length > 0) return { ...found, coverage };
  const interest = isTopicId(input.interest) ? input.interest : '';
  const onRest = await findHypotheses({ ...input, topic: coverage.covered, interest }, signal);
  return onRest.candidates.length > 0 ? { ...onRest, coverage } : found;
}
