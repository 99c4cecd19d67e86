import { fill } from '@spinout/domain/text';
import { libraryMessages as messages } from './library.messages.js';
import type { LibraryPaper } from './library.types.js';
import { countByFrequency } from './count-by-frequency.js';
import { formatTerm, formatTermPlural } from './term-phrase.js';
import type { TopicCandidate } from './topic-candidates.js';

const METHODS_NAMED = 2;
const REVIEW = 'literature review';

const formatYears = (papers: readonly LibraryPaper[]) => {
  const years = papers.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return from === to ? `${from}` : fill(messages.years, { from, to });
};

/** Writes title, description and reason of a candidate; the reason states counts and years. */
export function composeTopicWording({ a, b, onA, onB, bridges }: TopicCandidate) {
  const terms = { a: formatTermPlural(a), b: formatTermPlural(b) };
  const methods = countByFrequency([...onA, ...onB].flatMap((paper) => paper.methods))
    .map(([method]) => method)
    .filter((method) => method !== REVIEW)
    .slice(0, METHODS_NAMED);
  return {
    title: fill(messages.topicTitle, terms),
    description: fill(messages.topicDescription, {
      ...terms,
      bridge: formatTermPlural(bridges[0] ?? ''),
      methods: methods.map(formatTerm).join(messages.listEnd),
    }),
    reason: fill(messages.topicReason, {
      ...terms,
      countA: onA.length,
      countB: onB.length,
      yearsA: formatYears(onA),
      yearsB: formatYears(onB),
    }),
  };
}
