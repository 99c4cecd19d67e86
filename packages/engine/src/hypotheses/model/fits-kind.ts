import { statesOpenQuestion } from '../../statements/open-question-cues.js';
import { isTakenBack } from '../../statements/clause.js';
import { findOpenQuestions } from '../../statements/open-questions.js';
import { isRebutted } from '../../statements/proposals.js';
import { findReportedResults, isHedged } from '../../statements/reported-results.js';
import type { CandidateKind } from '../candidate.types.js';
import type { NumberedSentence } from './select-sentences.js';

/** Whether a sentence names factor and outcome of a hypothesis, one of them, or none. */
export type CountNamed = (sentence: NumberedSentence) => number;

/** The sentence that a hypothesis follows from, and for a generalization the one that limits the finding. */
export interface KindBasis {
  readonly basis: NumberedSentence;
  readonly limitation?: NumberedSentence;
}

/** "We hypothesized that": the paper goes on to test it. */
const TESTED =
  /\b(?:we|it was|authors|study) (?:\w+ )?(?:hypothesi[sz]ed|predicted|expected|assumed)\b|\b(?:supports?|confirm\w*|reject\w*|refut\w*|contradict\w*) (?:the|this|our) (?:\w+ )?(?:hypothesis|idea|prediction|model)\b/iu;

/** "We were unable to examine the effect on bone density": left open by this study. */
const NOT_EXAMINED =
  /\b(?:we|this study|our study|the (?:present|current) study) (?:(?:was|were) (?:also )?(?:unable to|not able to)|(?:did|could|can) not(?: be)?|has not|have not) (?:[\p{L}]+ ){0,2}(?:examined?|assess(?:ed)?|investigated?|tested|test|measured?|evaluated?|determined?|addressed?|address|stud(?:y|ied)|compared?|explored?|analy[sz]ed?)\b/iu;

const asksOpenly = ({ sentence, read }: NumberedSentence): boolean =>
  findOpenQuestions([sentence], read.pageText).some(({ isBackground }) => !isBackground) ||
  NOT_EXAMINED.test(sentence.text);

const suggests = ({ sentence, read }: NumberedSentence): boolean => {
  const next = read.sentences[read.sentences.indexOf(sentence) + 1];
  return (
    isHedged(sentence.text) &&
    !statesOpenQuestion(sentence.text) &&
    !TESTED.test(sentence.text) &&
    !isTakenBack(sentence.text) &&
    !isRebutted(sentence, next)
  );
};

const reports = ({ sentence }: NumberedSentence): boolean =>
  findReportedResults([sentence]).length > 0 && !statesOpenQuestion(sentence.text);

/** "may not be generalizable to men": what follows is where the finding is not known to hold. */
const NOT_EXTENDED =
  /\b(?:not|cannot|limit(?:s|ed)?|unclear|unknown|uncertain|caution)\b.{0,80}?\b(?:generali[sz]\w*|extrapolat\w*|extend\w*|appl(?:y|ies|icable)|transfer\w*|translat\w*|hold(?:s)?)\b(.*)$/iu;

/** Where a sentence says that a finding may not hold; undefined if it does not. */
export const readLimit = (text: string): string | undefined => NOT_EXTENDED.exec(text)?.[1];

type FindBasis = (
  sentences: readonly NumberedSentence[],
  countNamed: CountNamed,
) => KindBasis | undefined;

/** The first sentence that states the kind and names factor or outcome. */
const basedOn =
  (states: (sentence: NumberedSentence) => boolean): FindBasis =>
  (sentences, countNamed) => {
    const basis = sentences.find((each) => countNamed(each) > 0 && states(each));
    return basis && { basis };
  };

/** Kinds that a model may propose: the others compare values, signs and several sources, which only rules can check. */
type ProposedKind = Extract<CandidateKind, 'open-question' | 'proposal' | 'generalization'>;

/**
 * Find the sentence that makes a hypothesis one of its kind: an open question must state that something is not known, a
 * proposal must be hedged and not taken back, both on its factor or outcome; a generalization needs a result on both, and a
 * limitation.
 */
export const KIND_RULES: Readonly<Record<ProposedKind, FindBasis>> = {
  'open-question': basedOn(asksOpenly),
  proposal: basedOn(suggests),
  generalization: (sentences, countNamed) => {
    const basis = sentences.find((each) => countNamed(each) === 2 && reports(each));
    const limitation = sentences.find(
      (each) => each !== basis && readLimit(each.sentence.text) !== undefined,
    );
    return basis && limitation && { basis, limitation };
  },
};

/** The kind that a model names, if it may propose it. */
export const readKind = (kind: string): ProposedKind | undefined =>
  Object.hasOwn(KIND_RULES, kind) ? (kind as ProposedKind) : undefined;
