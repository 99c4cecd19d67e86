import { readFileSync } from 'node:fs';

/** A noun phrase of a sentence that a reader labeled. */
interface PhraseLabel {
  /** The paper, named as in `labels.tsv`. */
  readonly paper: string;
  /** The key of the sentence, see `hashSentence`. */
  readonly sentence: string;
  /** The key of the phrase, made like that of a sentence. */
  readonly phrase: string;
  /** V: varied or compared, M: measured, B: one of both, U: whom or what is studied, C: compared with, N: none of these. */
  readonly label: string;
}

/** Reads `phrase-labels.tsv`. */
export const readPhraseLabels = (path: string): readonly PhraseLabel[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [paper = '', sentence = '', phrase = '', label = ''] = line.split('\t');
      return { paper, sentence, phrase, label };
    });
