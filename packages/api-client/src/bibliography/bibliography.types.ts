/** A person, or a group of authors, which has a family name only. */
export interface BibliographyName {
  /** Family name with its particles ("van der Berg"), or the whole name of a group. */
  readonly family: string;
  readonly given?: string;
  /** "Jr." or "III". */
  readonly suffix?: string;
}

/** A publication as reference managers describe it. Texts are plain: no markup, no LaTeX, no line breaks. */
export interface BibliographyRecord {
  /** Unique in its bibliography and safe as a BibTeX key: the file's own key, or author, year and title word. */
  readonly id: string;
  /** Type of the Citation Style Language, such as `article-journal`, `book` or `chapter`. */
  readonly type: string;
  readonly title: string;
  readonly authors: readonly BibliographyName[];
  readonly year?: number;
  /** Journal, proceedings or book in which it appeared. */
  readonly containerTitle?: string;
  readonly volume?: string;
  readonly issue?: string;
  /** With a plain hyphen between first and last page. */
  readonly pages?: string;
  readonly publisher?: string;
  /** Bare, in lower case: `10.1038/171737a0`. */
  readonly doi?: string;
  readonly pmid?: string;
  /** An http or https address. */
  readonly url?: string;
  readonly abstract?: string;
  readonly keywords: readonly string[];
  /** What a reader must know of the record, such as that it is simulated. */
  readonly note?: string;
}
