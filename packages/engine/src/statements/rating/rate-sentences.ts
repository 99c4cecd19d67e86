import { isPlannedStudy, statesPlannedHypothesis } from '../planned-study.js';
import type { QuestionForm } from '../question-forms.js';
import type { PaperSentence } from '../statement.types.js';
import {
  describeSentences,
  type DescribedSentence,
  type PaperToRate,
} from './describe-sentences.js';
import { BIAS, FEATURES, VOCABULARY, WEIGHTS } from './question-model.js';

/** A sentence with how likely it is a starting point for a next study. */
export interface RatedSentence extends Omit<DescribedSentence, 'features'> {
  /** 0 to 1: the estimated probability that a reader accepts it as an open question or untested idea of the paper. */
  readonly rating: number;
  /** Whether the words of a full paper gave the rating, rather than the form of a question in a short text alone. */
  readonly isOfFullPaper: boolean;
}

const vocabulary: ReadonlySet<string> = new Set(VOCABULARY.split('\n'));
/** Finer steps change no rating by more than 0.03, and cost 1 kB. */
const THIRTIETHS = 30;
const weights: ReadonlyMap<string, number> = new Map(
  FEATURES.split('\n').map((feature, at) => [feature, (WEIGHTS[at] ?? 0) / THIRTIETHS]),
);
/** The labeled sentences come from full papers; what is shorter is rated by the form of its questions alone. */
const MIN_SENTENCES = 40;
const FORM_RATINGS: Readonly<Record<QuestionForm, number>> = {
  asked: 0.9,
  stated: 0.8,
  call: 0.8,
  speculation: 0.8,
  direct: 0.7,
  supposition: 0.7,
};
const PROPOSAL_RATING = 0.75;
/** The hypothesis of a study that has no results yet is open. */
const PLANNED_RATING = 0.9;

/**
 * Rates each sentence of a paper by logistic regression on its wording, its place and its words. The weights come from
 * sentences of research papers that readers labeled, see ADR 0018. Sentences of an abstract or another short text are
 * rated by the form of the question.
 */
export function rateSentences(paper: PaperToRate): readonly RatedSentence[] {
  const isOfFullPaper = isFullPaper(paper.sentences);
  const rateSentence = isOfFullPaper ? rateByModel : rateByForm;
  const isPlanned = isPlannedStudy(paper.sentences);
  const rate = (described: DescribedSentence) => {
    const rating = rateSentence(described);
    if (!isPlanned) return rating;
    if (statesPlannedHypothesis(described.sentence)) return PLANNED_RATING;
    // The labeled papers have results; a question of a study without any is as open as its words say.
    return described.question ? Math.max(rating, rateByForm(described)) : rating;
  };
  return describeSentences(paper, vocabulary).map(({ features, ...described }) => ({
    ...described,
    isOfFullPaper,
    rating: rate({ ...described, features }),
  }));
}

const isFullPaper = (sentences: readonly PaperSentence[]): boolean =>
  sentences.filter(({ section }) => section !== 'abstract').length >= MIN_SENTENCES;

const rateByModel = ({ features }: DescribedSentence): number => {
  let sum = BIAS;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum));
};

const rateByForm = ({ question, proposal }: DescribedSentence): number =>
  Math.max(question ? FORM_RATINGS[question.form] : 0, proposal ? PROPOSAL_RATING : 0);
