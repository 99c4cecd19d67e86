import type { ArticlePdfRequest } from '@spinout/api-client';

/** A paper as it leaves the page: on paper, as a text to share. */
export interface PrintablePaper {
  readonly title: string;
  /** Names, joined as the locale joins them. */
  readonly authors: string;
  readonly abstractHeading: string;
  readonly abstract: string;
  readonly sections: readonly { readonly title: string; readonly content: string }[];
  readonly referencesHeading: string;
  readonly references: readonly string[];
  /** Where the text comes from, and what it must not be taken for. */
  readonly origin: string;
}

/** The PDF that is asked for: the one that step 8 made, or how to have it made. */
export interface PdfOrder {
  readonly made: Blob | null;
  readonly request: ArticlePdfRequest;
  /** Name of the file. */
  readonly name: string;
}

/** The data of a run as a file. */
export interface DataOrder {
  readonly data: unknown;
  /** Name of the file. */
  readonly name: string;
}
