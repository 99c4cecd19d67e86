/** A section heading (1) or one below it (2). */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 1 | 2;
  readonly text: string;
}

/** Running text; `\n` is an intended line break. */
export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** A list; each item with its own marker: a number as written, or null for a bullet. */
export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly { readonly number: string | null; readonly text: string }[];
}

/** A verbatim passage; `from` names its document and page. */
export interface QuoteBlock {
  readonly kind: 'quote';
  readonly text: string;
  readonly from: string | null;
}

/** A table; every row has as many cells as the head. */
export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Short values, each with its label. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly Fact[];
}

/** Origin of the blocks above. */
export interface OriginBlock {
  readonly kind: 'origin';
  /** `user`, `live`, `computed`, `simulated`, `fallback`, or another value of a server. */
  readonly origin: string;
  readonly by: string | null;
}

/** A part of a report, as `docs/report-format.md` defines it. */
export type Block =
  HeadingBlock | ParagraphBlock | ListBlock | QuoteBlock | TableBlock | FactsBlock | OriginBlock;
