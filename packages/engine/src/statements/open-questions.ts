import { hasCitation, withoutParentheses } from './clause.js';
import { leansOnContext, TO_THE_PAPER } from './leans-on-context.js';
import { statesLimitation } from './limitations.js';
import { standalonePassage, type Passage } from './passage.js';
import { ANY_OUTCOME, discussionOf, isRebutted, USEFULNESS } from './proposals.js';
import { findQuestionForm, type FormedQuestion, type QuestionForm } from './question-forms.js';
import { readQuestionStatement } from './question-statement.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence, Relation, PageText } from './statement.types.js';

/** What a paper says is not known. */
export interface OpenQuestion {
  readonly sentence: PaperSentence;
  readonly form: QuestionForm;
  /** What is left open, without the words that say so. */
  readonly content: string;
  /** The sentence, or it with the one before where it points back. */
  readonly passage: Passage;
  /** Stated in the discussion, the conclusion or as a task for later work. */
  readonly isDiscussed: boolean;
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
  readonly isCited: boolean;
  /** The statement whose truth is open, where the question asks "whether" or for a role. */
  readonly statement: string | undefined;
  readonly relation: Relation | undefined;
}

type Place = 'discussed' | 'background' | 'results';

/** "these findings", "this effect": only the sentence before says which. */
const POINTING =
  /\b(?:an? similar|these|those(?! (?:who|whose|with|without|at|in|of|from|on|that|having|under|most)\b)|this|such(?! as)|its|their|the (?:above|latter|former|following|aforementioned|other(?! group\b)|same|observed|present|current|two|three|resulting))\b/iu;
/** What the paper did itself, or leads over to. */
const OWN_STEP =
  /^(?:[^,]{0,60},\s*)?(?:to|in order to)\s+\p{L}[^,]{3,},\s*we\b|\bwe (?:then |next |also |therefore |first |now |here )*(?:investigated|examined|tested|asked|explored|determined|studied|analy[sz]ed|assessed|set out|sought|wanted|aimed|decided|use[ds]?|address|show)\b|\b(?:next|following|this) (?:section|paragraph|chapter)\b|\bwe (?:\p{L}+ )?plan\b|\bin this (?:piece of )?(?:work|paper|article|study)\b|\b(?:the present|the current|this|our) (?:study|work|paper|review) (?:also |therefore |thus )?(?:analy[sz]e[ds]?|examine[ds]?|investigate[ds]?|aim(?:s|ed)|test(?:s|ed)|explore[ds]?|assesse[ds]|evaluate[ds]?|compare[ds]?|seeks|sought)\b|\bwas unknown\b|\bhad (?:not |never )?been\b|\bknown and (?:what is )?(?:not known|unknown)\b|\buntil recently\b|\ba priori\b|\bpersonal communication\b|\bbut (?:we(?! (?:note|acknowledge|believe|expect|do not|did not|cannot|could not)\b)|here|recent|novel|new)\b/iu;
/** What a study of others did. */
const DONE_BEFORE =
  /\b(?:failed|fails|have (?:shown|found|reported|demonstrated|revealed)|has (?:shown|found|revealed))\b/iu;
const CONFIRMS =
  /\b(?:confirm|validate|verify|replicate|corroborate|strengthen|generali[sz]e|support|explain|evaluate)\s+(?:(?:and|or) \p{L}+ )?(?:our|these|this|those|the (?:present|current|observed|findings?|results?))\b/iu;
/** Announces ideas that other sentences name, or points to them. */
const ANNOUNCES =
  /\bin (?:several|many|various|different|multiple|some|a number of|the following) (?:\p{L}+ )?(?:directions|ways|respects|aspects)\.?$|\b(?:reasons|explanations|hypotheses|factors|possibilities|questions) (?:\p{L}+ )?above\b|:$/iu;
/** Questions that lead into the authors' own answer. */
const RHETORICAL =
  /^(?:and|but|so|then|if)\b|^(?:do|did|can|should|could|shall|are|have|will|would) we\b|^(?:what|how) (?:do|does|can|are|is) (?:these|our|the (?:results?|data|findings?|model|present))\b|\bquestion:|\bassuming\b|\bwhy should\b|\bquestion being asked\b/iu;
/** A supposition about the people, samples and numbers of this study explains its result; it is no question for another. */
const OWN_SUBJECTS =
  /\b(?:participants|subjects|control group|our|we|bias|sampl(?:e|es|ing)|cohort|respondents|unpublished|inclusion|technician|locality|specimens?|data)\b/iu;
const STUDIES =
  /\b(?:stud(?:y|ies)|trials?|findings?|results?|analys[ei]s|assays?|methods?|approach(?:es)?|estimates?|models?|datasets?|literature|discrepanc(?:y|ies)|limitations?|measurements?|algorithms?|evidence)\b/iu;
/** A statement that names nothing. */
const VAGUE =
  /\b(?:other factors|various factors|many factors|several factors|some underestimation|misclassification)\b/iu;
const NO_SUPPOSITION = [OWN_SUBJECTS, STUDIES, USEFULNESS, VAGUE, ANY_OUTCOME];
const MAX_SUPPOSITION = 40;
const SUPPOSED = new Set<QuestionForm>(['speculation', 'supposition']);
const IS_PAST = /\b(?:was|were|did|had)\b/iu;
/** "one group … and the other": the pair is named. */
const PAIRED = /(\bone\b.{3,80}?)\bthe other\b/giu;
/** "how consistency was ensured": a procedure of a study, often of another one. */
const PROCEDURE =
  /^(?:how|what|which)\b.*\b(?:was|were) (?:ensured|done|performed|measured|selected|defined|obtained|assigned|handled|recorded|recruited|collected|chosen)\b/iu;
/** "the bound holds", "whether they improve": which one only the paper says. */
const BARE_DEFINITE =
  /^(?:(?:whether|if|how|why|when|that) )?(?:they|it|he|she)\b(?! (?:is|are|exists?)\b)|^(?:whether|if|how|why|when|that) there\b(?! (?:is|are|exists?)\b)|^(?:(?:whether|if|how|why|when|that) )?the [\p{L}-]+ (?:holds?|is|are|was|were|can|could|may|might|does|do|has|have|will|would|should|affects?)\b/iu;
const BACKGROUND = new Set<PaperSentence['section']>(['abstract', 'introduction']);
const WORDS = { min: 6, max: 65 };
const MAX_CHARACTERS = 600;

/**
 * Finds what a paper leaves open, in its own words. Questions that the paper goes on to answer, suppositions about its
 * own sample, and sentences that cannot be read alone are left out.
 */
export function findOpenQuestions(
  sentences: readonly PaperSentence[],
  pageText: PageText,
): readonly OpenQuestion[] {
  const isInDiscussion = discussionOf(sentences);
  return sentences.flatMap((sentence, index) => {
    const place = isInDiscussion(sentence, index) ? 'discussed' : findPlace(sentence);
    if (!place || !isSuitable(sentence, pageText)) return [];
    const text = withoutParentheses(sentence.text);
    const isCited = hasCitation(sentence.text);
    const question = findQuestionForm(text);
    if (!question || !isLeftOpen(question, text, place, isCited)) return [];
    const next = sentences[index + 1];
    const isTakenBack = SUPPOSED.has(question.form) && isRebutted(sentence, next);
    if (isTakenBack || isAnsweredNext(sentence, next, pageText, question)) return [];
    const isPointing =
      leansOnContext(sentence.text) ||
      BARE_DEFINITE.test(question.content) ||
      pointsBack(text, question.content);
    const passage = standalonePassage(sentence, sentences[index - 1], pageText, isPointing);
    if (!passage || passage.end - passage.start > MAX_CHARACTERS) return [];
    const isAlone = passage.start === sentence.start;
    if (!isAlone && question.form === 'supposition') return [];
    const asked =
      SUPPOSED.has(question.form) || !isAlone
        ? undefined
        : readQuestionStatement(sentence, pageText(sentence.page));
    return [
      {
        sentence,
        ...question,
        passage,
        isDiscussed: place === 'discussed' || question.form === 'call',
        isBackground: place === 'background' && question.form !== 'call',
        isCited,
        statement: asked?.statement,
        relation: asked?.relation,
      },
    ];
  });
}

const findPlace = ({ section }: PaperSentence): Place | undefined => {
  if (BACKGROUND.has(section)) return 'background';
  return section === 'results' || section === 'body' ? 'results' : undefined;
};

/** Whether a sentence can be read as one: the paper's own running text of usual length, which announces nothing else. */
export const isReadable = (sentence: PaperSentence, pageText: PageText): boolean => {
  const text = withoutParentheses(sentence.text);
  const length = text.split(/\s+/).length;
  return (
    length >= WORDS.min &&
    length <= WORDS.max &&
    isRunningText(sentence.text) &&
    !isHeading(sentence, pageText) &&
    !ANNOUNCES.test(text)
  );
};

/** Whether a readable sentence can be an open question: it is no step of the paper's own work. */
const isSuitable = (sentence: PaperSentence, pageText: PageText): boolean => {
  const text = withoutParentheses(sentence.text);
  return isReadable(sentence, pageText) && !OWN_STEP.test(text) && !CONFIRMS.test(text);
};

/** A question mark with an answer after it: only a question that ends its paragraph, or leads to another, is left open. */
const isAnsweredNext = (
  { page, end, section }: PaperSentence,
  next: PaperSentence | undefined,
  pageText: PageText,
  { form }: FormedQuestion,
): boolean =>
  form === 'direct' &&
  section !== 'open' &&
  next?.page === page &&
  !next.text.endsWith('?') &&
  !pageText(page).slice(end, next.start).includes('\n');

/** Whether the paper leaves the question open where it stands. */
const isLeftOpen = (
  { form, content }: FormedQuestion,
  text: string,
  place: Place,
  isCited: boolean,
): boolean => {
  if (form !== 'asked' && statesLimitation(text)) return false;
  switch (form) {
    case 'asked':
      return !PROCEDURE.test(content);
    case 'stated':
      return place !== 'results' || /\bremains?\b/iu.test(text);
    case 'call':
      return (
        (place === 'discussed' || /\b(?:future|further|urgently)\b/iu.test(text)) &&
        !(isCited && DONE_BEFORE.test(text))
      );
    case 'speculation':
      return (
        (place === 'discussed' ||
          (place === 'results' && /\b(?:speculate|suspect)\b/iu.test(text))) &&
        !OWN_SUBJECTS.test(content) &&
        !IS_PAST.test(content)
      );
    case 'supposition':
      return (
        place === 'discussed' &&
        !NO_SUPPOSITION.some((cue) => cue.test(content)) &&
        content.split(/\s+/).length <= MAX_SUPPOSITION
      );
    case 'direct':
      return place !== 'results' && !RHETORICAL.test(text);
  }
};

/** Whether what is left open points to another sentence, and no noun before it in its own sentence says to what. */
const pointsBack = (text: string, asked: string): boolean => {
  const content = asked.replace(TO_THE_PAPER, 'the study').replace(PAIRED, '$1');
  const pointing = POINTING.exec(content);
  if (!pointing) return false;
  if (/^(?:its|their)$/iu.test(pointing[0])) return pointing.index < MIN_BEFORE_POSSESSIVE;
  const [noun = ''] =
    /[\p{L}-]{4,}/u.exec(content.slice(pointing.index + pointing[0].length)) ?? [];
  const stem = noun.toLowerCase().replace(/(?:ies|es|s)$/u, '');
  const before = text.slice(0, text.indexOf(asked) + pointing.index).toLowerCase();
  return stem === '' || !before.includes(stem);
};

/** After so many characters a possessive has its noun in the same sentence. */
const MIN_BEFORE_POSSESSIVE = 15;

/** A question that is a paragraph of its own. */
const isHeading = ({ text, page, start, end }: PaperSentence, pageText: PageText): boolean => {
  if (!text.endsWith('?')) return false;
  const around = pageText(page);
  return around.charAt(start - 1) === '\n' && /^(?:\n|$)/.test(around.slice(end, end + 1));
};
