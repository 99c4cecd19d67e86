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
  /** Whether the sentence is one to start from, or the title, the aim or the sample of the paper's own study. */
  readonly place: string;
}

/** Reads `phrase-labels.tsv`, whose sentences are questions, or `own-study-labels.tsv`, which says where each one stands. */
export function readPhraseLabels(path: string): readonly PhraseLabel[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const read = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      paper: read('paper'),
      sentence: read('sentence'),
      phrase: read('phrase'),
      label: read('label'),
      place: read('place') || 'question',
    };
  });
}
