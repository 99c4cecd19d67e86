import { containsKey, termKey } from './subject-terms.js';
import { stemText, type TermDocument, type TermSentence } from './read-document.js';

/** A sentence and the document that it is in. */
export interface Place {
  readonly document: TermDocument;
  readonly sentence: TermSentence;
}

/** A document with what it says of one term. */
export interface Subject {
  readonly document: TermDocument;
  /** Whether a sentence names the term. */
  readonly names: (sentence: TermSentence) => boolean;
}

/** All keys of a document. */
export const keysOf = ({ sentences }: TermDocument): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ terms }) => [...terms.keys()]));

/** Tells whether a sentence names one of these terms, in whatever part of speech. */
export function createMention(names: readonly string[]) {
  const stems = names.map(stemText);
  const keys = names.map(termKey).filter((key) => key !== '');
  return {
    names: ({ stems: text, terms }: TermSentence): boolean =>
      stems.some((name) => name.trim() !== '' && text.includes(name)) ||
      keys.some((key) => terms.has(key)),
    /** Whether a key is about the same: it has the words of the term, or the term has its words. */
    isSame: (key: string): boolean =>
      keys.some((own) => containsKey(own, key) || containsKey(key, own)),
  };
}

/**
 * Where a document connects a subject with its other terms: a sentence that names both, or a sentence of the opening that names the
 * other where the title (the first sentence, where there is no title) names the subject. Denials connect nothing.
 */
export function connectedTerms({ document, names }: Subject): ReadonlyMap<string, TermSentence> {
  const { sentences } = document;
  const heading = sentences.filter(({ part }) => part === 'title');
  const isAbout = (heading.length > 0 ? heading : sentences.slice(0, 1)).some(names);
  const found = new Map<string, TermSentence>();
  // The text says more than the title.
  for (const sentence of sentences.toSorted(
    (a, b) => Number(a.part === 'title') - Number(b.part === 'title'),
  )) {
    if (sentence.isDenied || !((isAbout && sentence.isOpening) || names(sentence))) continue;
    for (const key of sentence.terms.keys()) if (!found.has(key)) found.set(key, sentence);
  }
  return found;
}

/** Groups keys of which one contains the other, so that "platelet" and "platelet aggregation" count as one. */
export function groupKeys(keys: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const key of keys.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
    const near = groups.filter((group) => group.some((other) => containsKey(other, key)));
    if (near.length === 0) groups.push([key]);
    // A word of several phrases belongs to the first of them; joining these would make one group of many subjects.
    else near[0]?.push(key);
  }
  return groups;
}
