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
const readPaper = (folder: string, paper: string): string | undefined => {
  const path = join(folder, `${paper}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** What reads a paper: functions of the engine, loaded from its sources. */
interface PaperReader<Read> {
  readonly readPastedText: (text: string) => {
    readonly pages: readonly string[];
    readonly shownTitle?: string | undefined;
  };
  readonly findTitle: (input: {
    readonly shown: string | undefined;
    readonly firstPage: string;
  }) => string;
  readonly readSource: (source: object, language: object) => Read;
}

/** Reads the labeled papers of a folder one at a time: the tokens of all of them do not fit in memory. */
export function* readLabeledPapers<Read, Labeled extends { readonly paper: string }>(
  folder: string,
  labels: readonly Labeled[],
  { readPastedText, findTitle, readSource }: PaperReader<Read>,
  language: object,
) {
  for (const [id, labeled] of Map.groupBy(labels, ({ paper }) => paper)) {
    const text = readPaper(folder, id);
    if (text === undefined) continue;
    const raw = readPastedText(text);
    const pages = raw.pages.map((page, at) => ({ number: at + 1, text: page }));
    const title = findTitle({ shown: raw.shownTitle, firstPage: pages[0]?.text ?? '' });
    const source = { id, title, kind: 'uploaded', pages, terms: [], methods: [], category: null };
    yield { id, labeled, read: readSource(source, language) };
  }
}
