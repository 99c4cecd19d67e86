/** A part of a report, as `docs/report-format.md` defines it. */
export type Block =
  /** A section heading (1) or one below it (2). */
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  /** Running text; `\n` is an intended line break. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A list; each item with its own marker: a number as written, or null for a bullet. */
  | {
      readonly kind: 'list';
      readonly items: readonly { readonly number: string | null; readonly text: string }[];
    }
  /** A verbatim passage; `from` names its document and page. */
  | { readonly kind: 'quote'; readonly text: string; readonly from: string | null }
  /** A table; every row has as many cells as the head. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Short values, each with its label. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly { readonly label: string; readonly value: string }[];
    }
  /** Origin of the blocks above: `user`, `live`, `computed`, …, or another value of a server. */
  | { readonly kind: 'origin'; readonly origin: string; readonly by: string | null };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;
