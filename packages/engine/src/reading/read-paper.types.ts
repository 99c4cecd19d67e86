/** Text as a reader found it, before it is normalized. */
export interface RawPaper {
  /** One text per page; formats without pages have one. */
  readonly pages: readonly string[];
  /** True where the pages are those of the document. */
  readonly paged: boolean;
  /** What the document says its title is. */
  readonly statedTitle?: string;
  /** What its first page shows largest. */
  readonly shownTitle?: string;
}

/** What a reader may use besides the bytes. */
export interface ReadingOptions {
  /** Aborted when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** Aborted when the time limit of a PDF is reached. */
  readonly deadline: AbortSignal;
  /** Called after each page. */
  readonly onPage: (done: number, total: number) => void;
}
