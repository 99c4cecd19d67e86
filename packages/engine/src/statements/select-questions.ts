import { hasCitation } from './clause.js';
import { asksTheSame, sharesMostWords } from './content-overlap.js';
import { isNoIdea } from './no-idea.js';
import { isAboutOwnText } from './own-text.js';
import { isSpliced } from './spliced.js';
import { isReadable, type OpenQuestion } from './open-questions.js';
import { standalonePassage, type Passage } from './passage.js';
import { createAbstractCheck, createSubjectCheck } from './rating/about-subject.js';
import { adjustRating } from './rating/adjust-rating.js';
import type { PaperToRate } from './rating/describe-sentences.js';
import { readOpenness } from './rating/openness.js';
import { rateSentences, type RatedSentence } from './rating/rate-sentences.js';
import { statesTitleGap } from './rating/title-gap.js';
import { isPlannedStudy, statesPlannedHypothesis } from './planned-study.js';
import { isRebutted } from './proposals.js';
import { titleOfQuestion } from './question-title.js';
import type { PaperSentence, PageText } from './statement.types.js';

/** An open question or untested idea of a paper, ready to be read alone. */
export interface SelectedQuestion extends Passage {
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
  /** The paper says that it is open: it asks, calls for a study or speculates. */
  readonly isStated: boolean;
  /** Rated so high that most readers accept it. */
  readonly isSure: boolean;
  /** What it asks, as a title. */
  readonly title: string | undefined;
}

interface RatedPassage extends RatedSentence {
  readonly passage: Passage;
  readonly rank: number;
  readonly isBackground: boolean;
}

const MAX_BACKGROUND = 3;
/** The words that a question begins with, at the start or after a mark: a heading or a cell of a table lacks them. */
const ASKS =
  /(?:^|[,;:—–]\s*|\b(?:but|and|or|so|then)\s+)(?:(?:in|to|from|at|for|of|by|with|under) (?:what|which|whom|whose)|what|how|why|which|who|whose|where|when|whether|is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|might|may|must)\b/iu;
/** A shorter one is mostly one of a questionnaire. */
const MIN_QUESTION_WORDS = 8;
const MAX_CHARACTERS = 480;
const DISCUSSED = new Set<PaperSentence['section']>(['discussion', 'conclusion', 'open']);
const BACKGROUND = new Set<PaperSentence['section']>(['abstract', 'introduction']);
/** Least rating; the best sentences of a paper need less than those after them. */
const MIN_RATING = {
  best: 0.08,
  /** Of these, beside one that is surely one. */
  besideSure: 0.15,
  /** Of a sentence that neither asks nor proposes in a known form. */
  withoutForm: 0.15,
  /** Of such a sentence in a part of the paper that is no discussion: theory, a proof or an example. */
  inBody: 0.25,
  /** Of such a sentence among the first two. */
  firstWithoutForm: 0.1,
  /** Of such a sentence that leaves something open by its words, in a paper without a better one. */
  only: 0.08,
  further: 0.45,
  /** Of a fifth sentence where none before it is surely one. */
  unsure: 0.15,
  /** From this rating on, a sentence is surely one. */
  sure: 0.5,
  /** Of a sentence that says what should be done. */
  advice: 0.2,
  cited: 0.2,
} as const;
/** The fourth is accepted as often as the third. */
const MAX_BEST = 4;
/** So many where none is sure: a person chooses better among more. */
const MAX_UNSURE = 5;
const MAX_WITHOUT_FORM = 2;
/** By how much a passage of two sentences is ranked lower: it is longer to read and may still lean on others. */
const TWO_SENTENCES_COST = 0.05;

/**
 * Selects the open questions and untested ideas of a paper, best first: those that its discussion and conclusion leave
 * open, then the background that it started from. Each is one sentence, or two where it points to the one before.
 */
export function selectQuestions(paper: PaperToRate, limit: number): readonly SelectedQuestion[] {
  const isPlanned = isPlannedStudy(paper.sentences) || isProtocol(paper.titleLemmas);
  const isInAbstract = createAbstractCheck(paper.sentences);
  const isAboutSubject = createSubjectCheck(paper.sentences, paper.titleLemmas);
  const ranked = rateSentences(paper)
    .filter(
      ({ sentence, question }) =>
        (!isSupposed(question) || (isAboutSubject(sentence) && !isInAbstract(sentence))) &&
        ((isPlanned && statesPlannedHypothesis(sentence)) || !isAboutOwnText(sentence.text)),
    )
    .map((rated) => ({
      ...rated,
      rating: adjustRating(rated.rating, rated.sentence.text, rated.question?.form),
    }))
    .flatMap((rated): RatedPassage[] => {
      if (isPlanned && isStepOfPlan(rated)) return [];
      const passage = passageOf(rated, paper.pageText);
      if (!passage) return [];
      const isAlone = passage.start === rated.sentence.start;
      const rank = rated.rating - (isAlone ? 0 : TWO_SENTENCES_COST);
      const isBefore =
        isBackground(rated, isPlanned) ||
        statesTitleGap(rated.sentence, rated.after, paper.titleLemmas);
      return [{ ...rated, passage, rank, isBackground: isBefore }];
    })
    .sort(
      (one, other) =>
        Number(one.isBackground) - Number(other.isBackground) || other.rank - one.rank,
    );
  const chosen: RatedPassage[] = [];
  for (const each of ranked) {
    if (chosen.length === limit) break;
    if (each.rating < minRatingOf(each, chosen)) continue;
    const background = chosen.filter((other) => other.isBackground).length;
    if (each.isBackground && background >= MAX_BACKGROUND) continue;
    if (chosen.every((other) => !repeats(other, each))) chosen.push(each);
  }
  const only = ranked.find(isOnlyQuestion);
  if (only && chosen.every(({ isBackground }) => isBackground)) chosen.unshift(only);
  return chosen.slice(0, limit).map((each) => ({
    ...each.passage,
    isBackground: each.isBackground,
    isStated: !isSupposed(each.question),
    isSure: each.rating >= MIN_RATING.sure,
    title: titleOf(each),
  }));
}

/** A question that needs the sentence before it has no title of its own. */
const titleOf = ({ passage, sentence, question }: RatedPassage): string | undefined =>
  passage.start === sentence.start
    ? titleOfQuestion(question?.content ?? sentence.text)
    : undefined;

/** A sentence that only supposes: it may be the idea of others, or be taken back. */
const isSupposed = (question: OpenQuestion | undefined): boolean =>
  question === undefined || question.form === 'supposition';

const passageOf = (
  { sentence, before, after, question, rating }: RatedSentence,
  pageText: PageText,
): Passage | undefined => {
  const { text } = sentence;
  if (isSpliced(sentence, pageText)) return undefined;
  if (text.endsWith('?') && !readsAsQuestion(text)) return undefined;
  if (isSupposed(question)) {
    if (isRebutted(sentence, after)) return undefined;
    if (hasCitation(text) && rating < MIN_RATING.cited) return undefined;
  }
  if (question) return question.passage;
  if (!isReadable(sentence, pageText) || isNoIdea(text)) return undefined;
  if (isAdvice(text) && rating < MIN_RATING.advice) return undefined;
  const passage = standalonePassage(sentence, before, pageText);
  return passage && passage.end - passage.start <= MAX_CHARACTERS ? passage : undefined;
};

const isProtocol = (title: ReadonlySet<string>): boolean =>
  title.has('protocol') && (title.has('study') || title.has('trial'));

/** What a protocol lays down for those who do the study, and its aims; its hypothesis and its discussion leave something open. */
const isStepOfPlan = ({ sentence, question, proposal }: RatedSentence): boolean =>
  !question && !proposal && !DISCUSSED.has(sentence.section) && !statesPlannedHypothesis(sentence);

const ADVICE = /\b(?:should|must|ought to|recommend\p{L}*)\b/iu;
const WHETHER = /\bwhether\b/iu;
/** Whether a sentence advises, and supposes and asks nothing. */
const isAdvice = (text: string): boolean =>
  ADVICE.test(text) && !WHETHER.test(text) && readOpenness(text) === 'open';

const readsAsQuestion = (text: string): boolean =>
  ASKS.test(text) && text.split(/\s+/).length >= MIN_QUESTION_WORDS;

/** What was unknown before the study counts by its form: readers did not accept it, as the paper may answer it. */
const minRatingOf = (
  { isBackground: isBefore, question, proposal, sentence }: RatedPassage,
  chosen: readonly RatedPassage[],
): number => {
  if (isBefore) return question ? 0 : Infinity;
  const least = question ? 0 : leastIn(sentence);
  if (!question && !proposal) {
    const isFirst = chosen.length < MAX_WITHOUT_FORM;
    const ofForm = isFirst ? MIN_RATING.firstWithoutForm : MIN_RATING.withoutForm;
    return Math.max(least, ofForm, leastAfter(chosen));
  }
  return Math.max(least, leastAfter(chosen));
};

/** Whether a paper without a better question may start from this sentence: its words leave something open. */
const isOnlyQuestion = ({ isBackground, rating, sentence, question }: RatedPassage): boolean =>
  !isBackground &&
  rating >= (question ? MIN_RATING.only : Math.max(MIN_RATING.only, leastIn(sentence))) &&
  readOpenness(sentence.text) !== 'none';

const leastIn = ({ section }: PaperSentence): number =>
  section === 'body' ? MIN_RATING.inBody : 0;

const leastAfter = (chosen: readonly RatedPassage[]): number => {
  const isUnsure = chosen.every(({ rating }) => rating < MIN_RATING.sure);
  if (chosen.length < MAX_BEST) return isUnsure ? MIN_RATING.best : MIN_RATING.besideSure;
  return isUnsure && chosen.length < MAX_UNSURE ? MIN_RATING.unsure : MIN_RATING.further;
};

const isBackground = ({ sentence, question }: RatedSentence, isPlanned: boolean): boolean =>
  // What nobody knew before a study that has no results yet is still open.
  !(isPlanned && (question !== undefined || statesPlannedHypothesis(sentence))) &&
  (question?.isBackground ?? BACKGROUND.has(sentence.section));

const repeats = (one: RatedPassage, other: RatedPassage): boolean =>
  sharesMostWords(one.sentence.text, other.sentence.text) ||
  asksTheSame(one.sentence.text, other.sentence.text) ||
  (one.passage.page === other.passage.page &&
    one.passage.start < other.passage.end &&
    other.passage.start < one.passage.end);
