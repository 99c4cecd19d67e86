/** Text as a reader found it, before it is normalised. */
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
export interface ReadingWork {
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Fires when the time for a PDF is up. */
  readonly deadline: AbortSignal;
  /** Told after each page. */
  readonly onPage: (done: number, total: number) => void;
}
