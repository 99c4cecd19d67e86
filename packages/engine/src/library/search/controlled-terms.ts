import type { SearchDoc } from './postings.js';
import { parseQueryTerms, type QueryTerm, type CorpusUsage } from './query-terms.js';

const AS_WRITTEN: CorpusUsage = { count: () => 1, isHyphenated: () => false };

const joinWords = ({ words }: QueryTerm) => words.map(({ key }) => key).join(' ');

/** The terms of a document, each as its words; a hyphenated word is one. */
type ControlledTerms = readonly (readonly string[])[];

const cache = new WeakMap<SearchDoc, ControlledTerms>();

const parseControlledTerms = ({ terms, title }: SearchDoc): ControlledTerms => {
  const parse = (text: string) => parseQueryTerms(text, AS_WRITTEN).map(joinWords);
  // Without controlled terms, each word of the title is taken as one.
  return terms && terms.length > 0 ? terms.map(parse) : parse(title).map((word) => [word]);
};

/**
 * Whether a document is filed under a term of a query: one of its controlled terms, or a word of its title where it has
 * none, contains the term. Where the term is a general word the query has to name the controlled term wholly:
 * "transfer" alone does not stand for "transfer learning". A part of a hyphenated word files nothing: a document under
 * "techno-economic analysis" is not about "economics".
 * @param matched all terms of the query that the document has
 * @param isGeneral tells words, folded, that name a subject only with another word
 */
export function hasControlledTerm(
  doc: SearchDoc,
  term: QueryTerm,
  matched: readonly QueryTerm[],
  isGeneral: (word: string) => boolean,
): boolean {
  const controlled = cache.get(doc) ?? parseControlledTerms(doc);
  cache.set(doc, controlled);
  const named = new Set(
    matched.flatMap((each) => [joinWords(each), ...each.words.map(({ key }) => key)]),
  );
  const own = [joinWords(term), ...term.words.map(({ key }) => key)];
  const isSubject = term.words.length > 1 || !isGeneral(term.written);
  return controlled.some(
    (words) =>
      words.some((word) => own.includes(word)) &&
      (isSubject || words.every((word) => named.has(word))),
  );
}
