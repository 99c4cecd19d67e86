import type { SearchDoc } from './postings.js';
import { queryTerms, type QueryTerm, type Writing } from './query-terms.js';

const AS_WRITTEN: Writing = { count: () => 1, isHyphenated: () => false };

const joined = ({ words }: QueryTerm) => words.map(({ key }) => key).join(' ');

/** The terms of a document, each as its words; a hyphenated word is one. */
type Filing = readonly (readonly string[])[];

const known = new WeakMap<SearchDoc, Filing>();

const filingOf = ({ terms, title }: SearchDoc): Filing => {
  const parse = (text: string) => queryTerms(text, AS_WRITTEN).map(joined);
  // Without controlled terms, each word of the title is taken as one.
  return terms && terms.length > 0 ? terms.map(parse) : parse(title).map((word) => [word]);
};

/**
 * Whether a document is filed under a term of a query: one of its controlled terms, or a word of its title where it has
 * none, contains the term, and the query names all of it. "Transfer" alone does not file a document under "transfer
 * learning", nor "economics" under "techno-economic analysis".
 * @param matched all terms of the query that the document has
 */
export function isFiledUnder(
  doc: SearchDoc,
  term: QueryTerm,
  matched: readonly QueryTerm[],
): boolean {
  const filing = known.get(doc) ?? filingOf(doc);
  known.set(doc, filing);
  const named = new Set(
    matched.flatMap((each) => [joined(each), ...each.words.map(({ key }) => key)]),
  );
  const own = [joined(term), ...term.words.map(({ key }) => key)];
  return filing.some(
    (words) => words.some((word) => own.includes(word)) && words.every((word) => named.has(word)),
  );
}
