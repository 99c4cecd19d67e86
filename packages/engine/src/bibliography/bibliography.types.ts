import type { BibliographyName, BibliographyRecord } from '@spinout/api-client/bibliography';

export type BibliographyFormat = 'bibtex' | 'ris' | 'csl-json' | 'nbib' | 'endnote-xml';

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
