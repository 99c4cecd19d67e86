import type { LivePaper } from './provider.types.js';

/** A reference as a text cites it. */
export interface CitedReference {
  readonly title: string;
  /** Family name of the first author, or the whole name. */
  readonly firstAuthor?: string;
  readonly year?: number;
}

/**
 * What comparing a reference with the record of its DOI shows. `unknown`: there is no such record; `matches` and
 * `differs` speak of the record that there is.
 */
export interface ReferenceCheck {
  readonly verdict: 'unknown' | 'matches' | 'differs';
  readonly differences: readonly ('title' | 'author' | 'year')[];
  readonly isRetracted: boolean;
  /** Share of the words that both titles have (Dice), 0 to 1. */
  readonly titleLikeness: number;
}

/** Titles that share fewer of their words name different papers. */
const MIN_TITLE_LIKENESS = 0.7;
/** Printed a year after it was first online. */
const YEARS_APART = 1;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []);

const likeness = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  left.size + right.size === 0
    ? 0
    : (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);

const isAmong = (author: string, authors: readonly string[]): boolean => {
  const known = authors.map(wordsOf);
  const words = [...wordsOf(author)].filter(({ length }) => length > 1);
  return words.some((word) => known.some((names) => names.has(word)));
};

/**
 * Compares what a text cites with what the record of the DOI says: most made-up references carry a real DOI of
 * another paper.
 * @param record of the reference's DOI; null if the DOI is unknown
 */
export function checkReference(cited: CitedReference, record: LivePaper | null): ReferenceCheck {
  if (record === null)
    return { verdict: 'unknown', differences: [], isRetracted: false, titleLikeness: 0 };
  const titleLikeness = likeness(wordsOf(cited.title), wordsOf(record.title));
  const { firstAuthor, year } = cited;
  const differences: ReferenceCheck['differences'] = [
    ...(titleLikeness < MIN_TITLE_LIKENESS ? (['title'] as const) : []),
    ...(firstAuthor && record.authors.length > 0 && !isAmong(firstAuthor, record.authors)
      ? (['author'] as const)
      : []),
    ...(year !== undefined && record.year !== null && Math.abs(year - record.year) > YEARS_APART
      ? (['year'] as const)
      : []),
  ];
  return {
    verdict: differences.length > 0 ? 'differs' : 'matches',
    differences,
    isRetracted: record.isRetracted,
    titleLikeness,
  };
}
