import type { PaperAnalysis, Topic } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { CUSTOM_TOPIC } from '../../steps/topic/topic.constants.js';
import { uniqueBy } from '../../steps/unique-by.js';
import type { AnalyzedPaper } from '../../steps/paper/paper.types.js';
import { findMainResult } from './main-result.js';
import type { StartMessages } from './start.messages.js';

/** Longest sentence that is used as a title. */
const MAX_TITLE_CHARACTERS = 180;
const MAX_QUESTIONS = 3;
/** Other questions, and then key terms, are added up to this number of topics. */
const MIN_TOPICS = 3;

type OpenQuestion = NonNullable<PaperAnalysis['gaps']>[number];
type Extension = NonNullable<PaperAnalysis['extensions']>[number];
type KeyTerm = NonNullable<PaperAnalysis['key_terms']>[number];
type Proposal = Pick<Topic, 'title' | 'description' | 'reason'>;

/** The first sentence if it is a question that is short enough. */
const getQuestion = (text: string): string | null => {
  const end = text.indexOf('?') + 1;
  return end > 0 && end <= MAX_TITLE_CHARACTERS ? text.slice(0, end) : null;
};

/** Title and reason for an open question; none if it cannot be named in a few words. */
const proposeQuestion = (
  { text, title, evidence }: OpenQuestion,
  messages: StartMessages,
): readonly Proposal[] => {
  const name = getQuestion(text) ?? title;
  if (name === undefined) return [];
  const page = evidence[0]?.page ?? null;
  const reason =
    page === null ? messages.question : fill(messages.questionOnPage, { page: String(page) });
  // A title that is the whole passage is not repeated.
  return name === text
    ? [{ title: name, description: reason, reason: undefined }]
    : [{ title: name, description: fill(messages.quote, { text }), reason }];
};

/** A question for a next study: whether the main result holds where the paper did not test it. */
const proposeExtension = (
  { text, evidence }: Extension,
  messages: StartMessages,
): readonly Proposal[] => {
  const result = evidence[0]?.quote;
  if (text.length > MAX_TITLE_CHARACTERS || result === undefined) return [];
  return [
    {
      title: text,
      description: fill(messages.quote, { text: result }),
      reason: messages.extension,
    },
  ];
};

/** Who or what was studied, or a state of it, which is no subject: "low infested colonies", "obese participants". */
const GROUP =
  /^(?:(?:\p{L}+ly|excess|stable|low|lower|high|higher|large|small|new|other|different|various|several|similar|overall|main) |[\p{L}-]+ed \S+$)|\s(?:participants|individuals|subjects|patients|people|persons|women|men|children|adults|groups?|cohorts?|samples?|populations?|regimes|genomes)$/iu;

/** A single word, such as the name of a disease, is a field and no topic. */
const isTopic = ({ term }: KeyTerm): boolean => /\S\s+\S/u.test(term) && !GROUP.test(term);

/** Beginnings of the words of a text, so that "memory" and "memories" are one. */
const getStems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\d]{4,}/gu)
    ?.map((word) => word.slice(0, 5)) ?? [];

/** Key terms that are topics, those first that share most words with the title of the paper. */
const selectTerms = (terms: readonly KeyTerm[], title: string): readonly KeyTerm[] => {
  const named = new Set(getStems(title));
  const countNamed = ({ term }: KeyTerm) => getStems(term).filter((stem) => named.has(stem)).length;
  return terms.filter(isTopic).toSorted((one, other) => countNamed(other) - countNamed(one));
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first passage that has all words of a key term: what the paper leaves open about it, or else a result. */
const findPassage = (
  term: string,
  { gaps = [], findings = [], summary = [] }: PaperAnalysis,
  described: readonly string[],
): string | undefined => {
  const wanted = getStems(term);
  const open = gaps.filter(({ is_background: isBackground }) => isBackground !== true);
  return [...open, ...findings, ...summary].find(({ text }) => {
    const named = new Set(getStems(text));
    const isTaken = described.some((description) => description.includes(text));
    return !isTaken && wanted.length > 0 && wanted.every((stem) => named.has(stem));
  })?.text;
};

/** Topics named by key terms, each described by another passage of the paper where one names the term. */
const proposeTerms = (
  terms: readonly KeyTerm[],
  analysis: PaperAnalysis,
  messages: StartMessages,
  described: readonly string[],
): readonly Proposal[] => {
  const taken = [...described];
  return terms.map(({ term }) => {
    const title = /^\p{Ll}{2}/u.test(term) ? capitalize(term) : term;
    const text = findPassage(term, analysis, taken);
    if (text === undefined) return { title, description: messages.term, reason: undefined };
    taken.push(text);
    return { title, description: fill(messages.quote, { text }), reason: messages.term };
  });
};

const countMissing = (proposals: readonly Proposal[]): number =>
  Math.max(0, MIN_TOPICS - proposals.length);

/**
 * Topics that an analyzed paper suggests: its subject, the questions that it leaves open, and, where these are few, whether
 * its main result holds elsewhere, and key terms of it.
 * Category, difficulty, duration and impact are those of a custom topic, because a paper does not state them; the cards
 * do not show them.
 */
export function proposeTopics(
  { analysis, documents, metadata }: AnalyzedPaper,
  messages: StartMessages,
): readonly Topic[] {
  // The next steps search for the topic, in English.
  const title = analysis.language?.english_title ?? documents[0]?.title ?? metadata.title ?? '';
  const subject: Proposal = {
    title,
    description: findMainResult(analysis, title) ?? messages.subject,
    reason: messages.subject,
  };
  const questions = (analysis.gaps ?? [])
    .filter(({ is_background: isBackground }) => isBackground !== true)
    .flatMap((question) => proposeQuestion(question, messages))
    .slice(0, MAX_QUESTIONS);
  const stated = [subject, ...questions].filter((proposal) => proposal.title.trim() !== '');
  const extensions = (analysis.extensions ?? [])
    .flatMap((extension) => proposeExtension(extension, messages))
    .slice(0, countMissing(stated));
  const proposals = [...stated, ...extensions];
  const missing = countMissing(proposals);
  const terms = proposeTerms(
    selectTerms(analysis.key_terms ?? [], title).slice(0, missing),
    analysis,
    messages,
    proposals.map(({ description }) => description),
  );
  const key = documents[0]?.id ?? 'paper';
  return uniqueBy([...proposals, ...terms], (proposal) => proposal.title.toLowerCase()).map(
    (proposal, index) => ({ ...CUSTOM_TOPIC, ...proposal, id: `${key}-topic-${index + 1}` }),
  );
}
