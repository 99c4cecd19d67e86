import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';

const OWN_SECTIONS: ReadonlySet<string> = new Set(['abstract', 'methods', 'body', 'results']);
const MIN_CHARACTERS = 25;
const MAX_CHARACTERS = 420;
/** A sentence on other works, or one on what is planned or not done. */
const FOREIGN =
  /\bet al\b|\bprevious(?:ly)?\b|\b(?:other|earlier|recent|many|several|most|some) (?:studies|authors|reports|researchers|works?|trials?)\b|\b(?:studies|authors) (?:have|had)\b|\b(?:not|never|cannot|could|may|might|should|would|will)\b|\(\d{4}\)|\?/iu;

/** The sentences in which a paper plainly says what it did itself. */
export const findOwnSentences = ({ sentences }: ReadSource): readonly PaperSentence[] =>
  sentences.filter(
    ({ section, text }) =>
      OWN_SECTIONS.has(section) &&
      text.length >= MIN_CHARACTERS &&
      text.length <= MAX_CHARACTERS &&
      !text.includes('\n\n') &&
      !FOREIGN.test(text),
  );
