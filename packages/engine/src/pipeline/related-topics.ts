import { topicFieldOf } from '../literature/topic-field.js';
import type { LibraryPaper } from '../library/library.js';
import { addMentions } from '../library/mentions.js';
import { createTopicFinder } from '../library/topic-candidates.js';
import { composeTopicWording } from '../library/topic-wording.js';

const MAX_TOPICS = 5;

/**
 * Finds related topics: unlinked pairs of terms in the field of the topic of which matching papers have one or both; pairs
 * with both come first.
 * @param matching ids of library papers that match the topic, and terms of other matching papers
 */
export function findRelatedTopics(
  library: readonly LibraryPaper[],
  topic: string,
  matching: { readonly ids: readonly string[]; readonly terms: readonly string[] },
) {
  const { category } = topicFieldOf(topic, '', library);
  const wanted = new Set(matching.ids);
  const papers = addMentions(library);
  const terms = new Set([
    ...papers.filter(({ id }) => wanted.has(id)).flatMap((paper) => paper.terms),
    ...matching.terms,
  ]);
  if (category === undefined || terms.size === 0) return [];
  const near = createTopicFinder(papers)(category).filter(
    ({ a, b }) => terms.has(a) || terms.has(b),
  );
  const both = near.filter(({ a, b }) => terms.has(a) && terms.has(b));
  return [...both, ...near.filter((candidate) => !both.includes(candidate))]
    .slice(0, MAX_TOPICS)
    .map((candidate) => ({
      id: candidate.id,
      category: candidate.category,
      ...composeTopicWording(candidate),
    }));
}
