import type { TextRange } from '../text/text-range.js';

/** A person, or an organization with an empty `given`. */
export interface ReferenceAuthor {
  /** Family name with its particles ("van der Berg"), or the name of an organization. */
  readonly family: string;
  /** Given names or initials as printed. */
  readonly given: string;
}

/** One entry of a reference list. What the entry does not print is undefined. */
export interface Reference extends TextRange {
  /** As printed, without "et al."; empty when the entry names nobody. */
  readonly authors: readonly ReferenceAuthor[];
  /** True when the entry itself says "et al.". */
  readonly hasMoreAuthors: boolean;
  readonly year: number | undefined;
  /** The letter of "2009a". */
  readonly yearSuffix: string | undefined;
  readonly title: string | undefined;
  /** Journal, proceedings or book that contains the work. */
  readonly containerTitle: string | undefined;
  readonly volume: string | undefined;
  readonly issue: string | undefined;
  /** As printed: "436–444", "e1000431". */
  readonly pages: string | undefined;
  /** Normalized, in lower case. */
  readonly doi: string | undefined;
  readonly pmid: string | undefined;
  /** An http or https address that is not the DOI's. */
  readonly url: string | undefined;
  readonly label: number | undefined;
  /** The entry verbatim: `text.slice(start, end)`. */
  readonly raw: string;
}

/** A citation in the running text: "[1,3–5]" or "(Smith et al., 2009; Jones and Lee 2010)". */
export interface Citation extends TextRange {
  /** Positions in the list of references, ascending, without repetition. */
  readonly references: readonly number[];
  readonly sentence: TextRange;
}
