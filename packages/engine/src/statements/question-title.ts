import { asClause, capitalize, withoutParentheses } from './clause.js';
import { leansOnContext } from './leans-on-context.js';
import { FIND_OUT } from './question-forms.js';

const MAX_CHARACTERS = 140;
const MIN_WORDS = 4;
/** A shorter title has to say what is asked about its subject. */
const MIN_WORDS_ALONE = 6;
const ASKED_OF =
  /\b(?:effects?|roles?|mechanisms?|functions?|relations?|relationships?|associations?|causes?|impacts?|influences?|origins?|interactions?|dynamics|consequences?|contributions?|differences?|how|why|whether|which|what|may|might|could)\b/iu;
/** "Our findings suggest that", "It is possible that": what follows is the idea. */
const INTRODUCTION =
  /^(?:[^,;]{0,60},\s+)?(?:(?:our|these|those|the(?: present| current)?) (?:[\p{L}-]+ ){0,2}(?:results?|data|findings?|observations?|study|analys[ei]s|work)(?: here)? (?:[\p{L}-]+ly )?(?:suggests?|indicates?|impl(?:y|ies)|raises? the possibility)|we (?:[\p{L}]+ ){0,2}(?:suggest|propose|speculate|hypothesi[sz]e|suspect|predict|expect)|it (?:is|seems|appears) (?:\p{L}+ )?(?:possible|plausible|conceivable|likely|tempting to speculate)) that\s+/iu;
const LEAD_IN =
  /^(?:(?:however|thus|therefore|hence|moreover|furthermore|finally|additionally|also|nevertheless|nonetheless|yet|still|but|and|so|importantly|notably|indeed|overall|interestingly|in addition|in particular|in contrast|for example|in conclusion|as such),?\s+)+/iu;
/** What is left of a sentence that names no question: "Further studies are warranted", "Between A and B", "How far they last". */
const NO_TITLE =
  /^(?:(?:\p{L}+ ){1,5}(?:they|it|he|she)\b|(?:further|future|additional|more) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|research|work|investigations?)|between|of|from|to|by|on|with|about|among|into|that|and|or|only|than)\b/iu;
/** "the association we observed": only the paper says which. */
const AUTHORS = /\b(?:we|us|our|ours)\b/iu;
/** "A key question remains regarding": what follows is the question. */
const QUESTION =
  /^(?:an?|the|one) (?:[\p{L}-]+ ){0,3}(?:question|issue|uncertainty) (?:that )?(?:still )?remains (?:[\p{L}-]+ ){0,2}(?:regarding|concerning|about|as to|is)\s+/iu;
/** "A might have had an effect on B" names the effect of A on B. */
const EFFECT =
  /^(?:the )?(.+?) (?:may|might|could) (?:also )?(?:have|have had|exert) an? (effect|impact|influence) on (.+)$/iu;
/** A sentence that states something, and asks nothing: "other strategies exist that the study did not observe". */
const STATEMENT = /\b(?:is|are|was|were|has|have|had|did|does|do|exists?)\b/iu;
/** What follows from the idea, or says by which model, and what a citation leaves behind. */
const TAIL =
  /,\s+(?:thus|thereby|hence|therefore|see e\.g\.|e\.g\.)\s.*|(?<!\s)\s+according to\s.*|(?<!\s)\s+(?:also|as well|too|still|yet|largely)$/iu;
/** "to determine whether …" is a task; the title names its object. */
const TASK = new RegExp(
  String.raw`^(?:to )?(?:further |better |thoroughly |also )?${FIND_OUT}\s+(?:and ${FIND_OUT}\s+)?(?:the question of )?`,
  'iu',
);

/**
 * What an open question asks, as a title: without the words that say that it is open, and without what leads to it.
 * @param asked what is left open, or the whole sentence where its form says nothing
 * @returns undefined if what remains is too long or too short, or points to another sentence
 */
export function titleOfQuestion(asked: string): string | undefined {
  const text = withoutParentheses(asked)
    .replace(LEAD_IN, '')
    .replace(INTRODUCTION, '')
    .replace(QUESTION, '')
    .replace(TASK, '')
    .replace(/(?<![\s,;:.])[\s,;:.]+$/u, '')
    .replace(TAIL, '')
    .replace(
      EFFECT,
      (_, cause: string, effect: string, on: string) =>
        `the ${effect} of ${asClause(cause)} on ${on}`,
    );
  const words = text.split(/\s+/).length;
  const isRightLength =
    text.length <= MAX_CHARACTERS && words >= (ASKED_OF.test(text) ? MIN_WORDS : MIN_WORDS_ALONE);
  const isStatement = STATEMENT.test(text) && !ASKED_OF.test(text);
  return isRightLength &&
    !isStatement &&
    !NO_TITLE.test(text) &&
    !AUTHORS.test(text) &&
    !leansOnContext(text)
    ? capitalize(text)
    : undefined;
}
