import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence that a reader labeled. */
interface Label {
  /** PLOS article, PMC id, PubMed id or ACL Anthology id; the text file has this name. */
  readonly paper: string;
  /** The first 12 hexadecimal digits of the SHA-256 of the sentence with single spaces. */
  readonly sentence: string;
  readonly isAccepted: boolean;
}

/** A: excellent, B: acceptable, P: only with the sentence before, C: weak, N: no open question or untested idea. */
const ACCEPTED = new Set(['A', 'B']);

/** Reads `labels.tsv`. */
export const readLabels = (path: string): readonly Label[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [paper = '', sentence = '', label = ''] = line.split('\t');
      return { paper, sentence, isAccepted: ACCEPTED.has(label) };
    });

/** The key of a sentence in `labels.tsv`. */
export const hashSentence = (sentence: string): string =>
  createHash('sha256').update(sentence.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** The text of a paper in a folder; undefined if it is not there. */
export const readPaper = (folder: string, paper: string): string | undefined => {
  const path = join(folder, `${paper}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
