import type { PaperAnalysis, Topic } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { CUSTOM_TOPIC } from '../../steps/topic/topic.constants.js';
import { uniqueBy } from '../../steps/unique-by.js';
import type { AnalyzedPaper } from '../../steps/paper/paper.types.js';
import type { StartMessages } from './start.messages.js';

/** Longest sentence that is used as a title. */
const MAX_TITLE_CHARACTERS = 180;
const MAX_QUESTIONS = 3;
/** Pairs of key terms are added up to this number of topics. */
const MIN_TOPICS = 3;

type OpenQuestion = NonNullable<PaperAnalysis['gaps']>[number];
type Proposal = Pick<Topic, 'title' | 'description' | 'reason'>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first sentence if it is a question that is short enough. */
const getQuestion = (text: string): string | null => {
  const end = text.indexOf('?') + 1;
  return end > 0 && end <= MAX_TITLE_CHARACTERS ? text.slice(0, end) : null;
};

/** Key terms that a passage names, without those that are part of a longer one. */
const findTerms = (text: string, terms: readonly string[]): readonly string[] => {
  const lowerCaseText = text.toLowerCase();
  const named = terms.filter((term) => lowerCaseText.includes(term.toLowerCase()));
  return named.filter((term) => !named.some((other) => other !== term && other.includes(term)));
};

/** Title and reason for an open question; null if it has neither a short wording nor two key terms. */
const proposeQuestion = (
  { text, evidence }: OpenQuestion,
  terms: readonly string[],
  messages: StartMessages,
): Proposal | null => {
  const [first, second] = findTerms(text, terms);
  const pair =
    first !== undefined && second !== undefined
      ? capitalize(fill(messages.pair, { first, second }))
      : null;
  const title = getQuestion(text) ?? pair ?? (text.length <= MAX_TITLE_CHARACTERS ? text : null);
  if (title === null) return null;
  const page = evidence[0]?.page ?? null;
  const reason =
    page === null ? messages.question : fill(messages.questionOnPage, { page: String(page) });
  // A title that is the whole passage is not repeated.
  return title === text
    ? { title, description: reason, reason: undefined }
    : { title, description: fill(messages.quote, { text }), reason };
};

/** Pairs of key terms in their order: first and second, third and fourth. */
const proposePairs = (terms: readonly string[], messages: StartMessages): readonly Proposal[] =>
  terms.flatMap((first, index) => {
    const second = terms[index + 1];
    return index % 2 === 1 || second === undefined
      ? []
      : [
          {
            title: capitalize(fill(messages.pair, { first, second })),
            description: messages.terms,
            reason: undefined,
          },
        ];
  });

/**
 * Topics that an analyzed paper suggests: its subject, the questions that it leaves open, and pairs of its key terms.
 * Category, difficulty, duration and impact are those of a custom topic, because a paper does not state them.
 */
export function proposeTopics(
  { analysis, documents, metadata }: AnalyzedPaper,
  messages: StartMessages,
): readonly Topic[] {
  const title = documents[0]?.title ?? metadata.title ?? '';
  const terms = (analysis.key_terms ?? []).map(({ term }) => term);
  const subject: Proposal = {
    title,
    description: analysis.summary?.[0]?.text ?? messages.subject,
    reason: messages.subject,
  };
  const questions = (analysis.gaps ?? [])
    .filter(({ is_background: isBackground }) => isBackground !== true)
    .flatMap((question) => proposeQuestion(question, terms, messages) ?? [])
    .slice(0, MAX_QUESTIONS);
  const proposals = [subject, ...questions].filter((proposal) => proposal.title.trim() !== '');
  const missing = Math.max(0, MIN_TOPICS - proposals.length);
  const pairs = proposePairs(terms, messages).slice(0, missing);
  const key = documents[0]?.id ?? 'paper';
  return uniqueBy([...proposals, ...pairs], (proposal) => proposal.title.toLowerCase()).map(
    ({ reason, ...proposal }, index) => ({
      ...CUSTOM_TOPIC,
      ...proposal,
      id: `${key}-topic-${index + 1}`,
      reason: [reason, messages.defaults].filter((sentence) => sentence !== undefined).join(' '),
    }),
  );
}
