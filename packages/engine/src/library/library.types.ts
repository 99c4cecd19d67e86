import type { Category } from '@spinout/domain/categories';

/** A real paper of the bundled library. */
export interface LibraryPaper {
  /** First author and year, like "jinek-2012"; unique in the library. */
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** True if the paper has more authors than are listed. */
  readonly authorsTruncated: boolean;
  readonly journal: string;
  readonly year: number;
  readonly category: Category;
  /** Present only with a record in `corpus/verified.json`: it was checked against public records. */
  readonly doi?: string;
  /** Where it can be read, if no DOI was verified. */
  readonly url?: string;
  /** Our own summary of what was done and found; not the abstract. */
  readonly summary: string;
  /** Controlled lower-case terms, spelled alike across the library. */
  readonly terms: readonly string[];
  /** Controlled lower-case names of methods. */
  readonly methods: readonly string[];
  /** What the work left open, in our own words. */
  readonly openQuestions: readonly string[];
}
