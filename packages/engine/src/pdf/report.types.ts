export const CHART_FORMS = ['line', 'bars', 'stack', 'spans', 'columns'] as const;
export type ChartForm = (typeof CHART_FORMS)[number];

export const SETTING_NAMES = ['language', 'number format'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

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
  /** A chart, drawn from its data; see `docs/report-format.md` for the columns of each form. */
  | {
      readonly kind: 'figure';
      readonly form: ChartForm;
      readonly title: string;
      /** What the chart shows. */
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A page with the headings that follow and their page numbers. */
  | { readonly kind: 'contents'; readonly title: string }
  /** The language of the text, or the locale of the numbers in charts, as a tag of BCP 47. */
  | { readonly kind: 'setting'; readonly name: SettingName; readonly value: string }
  /** Origin of the blocks above: `user`, `live`, `computed`, …, or another value of a server, and its printed word. */
  | {
      readonly kind: 'origin';
      readonly origin: string;
      readonly word?: string | undefined;
      readonly by: string | null;
    };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;
