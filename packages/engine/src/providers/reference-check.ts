import type { LivePaper } from './provider.types.js';

/** A reference as cited in a text. */
export interface CitedReference {
  readonly title: string;
  /** Family name of the first author, or the whole name. */
  readonly firstAuthor?: string;
  readonly year?: number;
}

/**
 * Result of comparing a reference with the record of its DOI. `unknown`: there is no record; `matches` or `differs`:
 * comparison with the record.
 */
export interface ReferenceCheck {
  readonly result: 'unknown' | 'matches' | 'differs';
  readonly differences: readonly ('title' | 'author' | 'year')[];
  readonly isRetracted: boolean;
  /** Dice similarity of the words of both titles, 0 to 1. */
  readonly titleSimilarity: number;
}

/** Titles with a lower similarity belong to different papers. */
const MIN_TITLE_SIMILARITY = 0.7;
/** The print version may appear a year after the online version. */
const MAX_YEAR_DIFFERENCE = 1;

const foldCase = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const extractWords = (text: string): ReadonlySet<string> =>
  new Set(foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? []);

const diceSimilarity = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  left.size + right.size === 0
    ? 0
    : (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);

const isListedAuthor = (author: string, authors: readonly string[]): boolean => {
  const known = authors.map(extractWords);
  const words = [...extractWords(author)].filter(({ length }) => length > 1);
  return words.some((word) => known.some((names) => names.has(word)));
};

/**
 * Compares a cited reference with the record of its DOI, because most fabricated references have a real DOI of another
 * paper.
 * @param record of the reference's DOI; null if the DOI is unknown
 */
export function checkReference(cited: CitedReference, record: LivePaper | null): ReferenceCheck {
  if (record === null)
    return { result: 'unknown', differences: [], isRetracted: false, titleSimilarity: 0 };
  const titleSimilarity = diceSimilarity(extractWords(cited.title), extractWords(record.title));
  const { firstAuthor, year } = cited;
  const differences: ReferenceCheck['differences'] = [
    ...(titleSimilarity < MIN_TITLE_SIMILARITY ? (['title'] as const) : []),
    ...(firstAuthor && record.authors.length > 0 && !isListedAuthor(firstAuthor, record.authors)
      ? (['author'] as const)
      : []),
    ...(year !== undefined &&
    record.year !== null &&
    Math.abs(year - record.year) > MAX_YEAR_DIFFERENCE
      ? (['year'] as const)
      : []),
  ];
  return {
    result: differences.length > 0 ? 'differs' : 'matches',
    differences,
    isRetracted: record.isRetracted,
    titleSimilarity,
  };
}
