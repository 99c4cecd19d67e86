import { scoreFinding, MIN_CUE_SCORE } from './cues.js';
import { hasCitation } from './clause.js';
import type { PaperSentence } from './statement.types.js';

const HEDGED =
  /\b(?:may|might|could|would|possib\w+|perhaps|hypothes\w+|speculat\w+|likely|appears? to|seems? to)\b/iu;
/** Whether a sentence only supposes what it says. */
export const isHedged = (text: string): boolean => HEDGED.test(text);

const MIN_WORDS = 6;
const MAX_CHARACTERS = 420;

/** Sentences that state a result of the paper's own: not hedged, not cited, not a question, not an aim. */
export const findReportedResults = (
  sentences: readonly PaperSentence[],
): readonly PaperSentence[] =>
  sentences.filter(
    (sentence) =>
      sentence.section !== 'introduction' &&
      sentence.section !== 'methods' &&
      sentence.text.length <= MAX_CHARACTERS &&
      sentence.text.split(/\s+/).length >= MIN_WORDS &&
      !isHedged(sentence.text) &&
      !hasCitation(sentence.text) &&
      scoreFinding(sentence) >= MIN_CUE_SCORE,
  );
