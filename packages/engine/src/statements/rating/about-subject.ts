import { wordSet } from '../../text/word-lists.js';
import type { PaperSentence } from '../statement.types.js';
import { contentLemmas, readPaperWords } from './paper-words.js';

/** What any study has. */
const COMMON = wordSet(
  'study result effect analysis data method increase decrease use show find suggest high low different other new more such further future possible due have make give year number level factor',
);
/** So many letters tell words of the same stem: "transmission" and "transmit", "nectaries" and "nectar". */
const STEM_LETTERS = 6;
/** A text without an abstract says in so many sentences what it is about. */
const FIRST_SENTENCES = 12;

/**
 * Creates a function that tells whether a sentence is about the subject of its paper: it names a word of the title, of the
 * abstract other than those that any study has, or one of the most frequent in the paper.
 * @param title lemmas of the title
 */
export function createSubjectCheck(
  sentences: readonly PaperSentence[],
  title: ReadonlySet<string>,
): (sentence: PaperSentence) => boolean {
  const { claims, counts, frequent } = readPaperWords(sentences, title);
  const first = claims.length > 0 ? claims : sentences.slice(0, FIRST_SENTENCES).map(contentLemmas);
  const central = [...counts].flatMap(([lemma, count]) => (count >= frequent ? [lemma] : []));
  const subject = new Set([title, ...first, central].flatMap(stemsOf));
  return (sentence) => stemsOf(contentLemmas(sentence)).some((stem) => subject.has(stem));
}

const stemsOf = (lemmas: Iterable<string>): string[] =>
  [...lemmas].flatMap((lemma) => (COMMON.has(lemma) ? [] : lemma.slice(0, STEM_LETTERS)));

/** So much of its words makes a sentence a repetition. */
const MIN_REPEATED = 0.6;

/**
 * Creates a function that tells whether a sentence outside of the abstract says again what a sentence of the abstract
 * claims: it has most of its content words from there.
 */
export function createAbstractCheck(
  sentences: readonly PaperSentence[],
): (sentence: PaperSentence) => boolean {
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  const claims = abstract.map(contentLemmas);
  return (sentence) => {
    const lemmas = [...contentLemmas(sentence)];
    const repeated = (claim: ReadonlySet<string>) =>
      lemmas.filter((lemma) => claim.has(lemma)).length;
    return (
      sentence.section !== 'abstract' &&
      claims.some((claim) => repeated(claim) >= MIN_REPEATED * lemmas.length)
    );
  };
}
