import { unsupportedHypothesis } from '../literature/unsupported.js';
import { fillMessage } from '../library/library.messages.js';
import { hashText } from '../text/text-hash.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { formatTopic } from '../literature/topic.js';

/**
 * The hypotheses of a run whose papers support none.
 * @param papers number of papers that matched the topic
 * @param by the searched sources
 */
export function createUnsupportedHypotheses(topic: string, papers: number, by: string) {
  const none = unsupportedHypothesis({ why: 'no-topic', topic });
  const slots = { topic: formatTopic(topic), by };
  const statement =
    papers === 0
      ? fillMessage(messages.nothingFound, slots)
      : fillMessage(papers === 1 ? messages.onePaperNoLink : messages.noLink, { ...slots, papers });
  return {
    primary: {
      ...none,
      id: `hyp-${hashText(statement)}`,
      statement,
      confidence: null,
      novelty: null,
      testability: null,
      rationale: none.confidence_basis?.statement ?? '',
    },
    secondary: [],
  };
}
