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
}

export type BibliographyFormat = 'bibtex' | 'ris' | 'csl-json' | 'nbib' | 'endnote-xml';

/** A record of a file that could not be used. */
export interface SkippedRecord {
  /** Line of the file where the record begins, counted from 1; JSON has none. */
  readonly line?: number;
  /** One sentence in English. */
  readonly reason: string;
}

export interface ImportedBibliography {
  readonly records: readonly BibliographyRecord[];
  readonly skipped: readonly SkippedRecord[];
  /** How many records were merged into an earlier one with the same DOI, PMID, or title and year. */
  readonly duplicateCount: number;
  readonly format: BibliographyFormat;
}

/** What a parser reads of a record before it is checked. Values are as in the file, apart from its escapes. */
export interface RecordDraft {
  readonly line?: number | undefined;
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly authors: readonly BibliographyName[];
  /** Any text with a year. */
  readonly date?: string | undefined;
  readonly containerTitle?: string | undefined;
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
  readonly publisher?: string | undefined;
  readonly doi?: string | undefined;
  readonly pmid?: string | undefined;
  readonly urls: readonly string[];
  readonly abstract?: string | undefined;
  readonly keywords: readonly string[];
}

/** What a parser returns: drafts in the order of the file. */
export interface ParsedBibliography {
  readonly drafts: readonly RecordDraft[];
  readonly skipped: readonly SkippedRecord[];
}
