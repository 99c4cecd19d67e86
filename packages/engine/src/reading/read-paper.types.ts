/** Text as extracted by a reader, before normalization. */
export interface RawPaper {
  /** One text per page; formats without pages have one. */
  readonly pages: readonly string[];
  readonly paged: boolean;
  /** Whether the layout tells the paragraphs, so that each line break within one only wraps it. @default false */
  readonly hasWholeParagraphs?: boolean;
  /** Title in the document's metadata. */
  readonly statedTitle?: string;
  /** The text in the largest letters of the first page; of a plain text, the lines before its authors. */
  readonly shownTitle?: string | undefined;
}

/** Cancellation, time limit and progress of reading a paper. */
export interface ReadingOptions {
  /** Aborted when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** Aborted when the time limit of a PDF is reached. */
  readonly deadline: AbortSignal;
  /** Called after each page. */
  readonly onPage: (done: number, total: number) => void;
}
