import type { SearchDoc } from './postings.js';
import { parseQueryTerms, type QueryTerm, type CorpusUsage } from './query-terms.js';
import { memoizeByObject } from '../runtime/memoize.js';

const AS_WRITTEN: CorpusUsage = { count: () => 1, isHyphenated: () => false };

const joinWords = ({ words }: QueryTerm) => words.map(({ key }) => key).join(' ');

/** The controlled terms of a document, each as a list of words; a hyphenated word counts as one. */
type ControlledTerms = readonly (readonly string[])[];

const getControlledTerms = memoizeByObject(({ terms, title }: SearchDoc): ControlledTerms => {
  const parse = (text: string) => parseQueryTerms(text, AS_WRITTEN).map(joinWords);
  // Without controlled terms, each word of the title counts as one.
  return terms && terms.length > 0 ? terms.map(parse) : parse(title).map((word) => [word]);
});

/**
 * Whether a query term occurs in a controlled term of a document, or in its title if it has none. If the query term is a
 * general word, the query must contain the complete controlled term: "transfer" alone does not match "transfer learning".
 * Parts of hyphenated words do not match: a document on "techno-economic analysis" is not about "economics".
 * @param matched all query terms that the document contains
 * @param isGeneral whether a folded word names a subject only together with another word
 */
export function hasControlledTerm(
  doc: SearchDoc,
  term: QueryTerm,
  matched: readonly QueryTerm[],
  isGeneral: (word: string) => boolean,
): boolean {
  const named = new Set(
    matched.flatMap((each) => [joinWords(each), ...each.words.map(({ key }) => key)]),
  );
  const own = [joinWords(term), ...term.words.map(({ key }) => key)];
  const isSubject = term.words.length > 1 || !isGeneral(term.written);
  return getControlledTerms(doc).some(
    (words) =>
      words.some((word) => own.includes(word)) &&
      (isSubject || words.every((word) => named.has(word))),
  );
}
