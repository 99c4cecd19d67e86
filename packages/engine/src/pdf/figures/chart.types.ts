/** Shares of a whole, as one bar for each row. */
export interface StackChart {
  readonly series: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** Periods on a common axis. */
export interface SpanChart {
  readonly axis: string;
  readonly rows: readonly {
    readonly name: string;
    readonly start: number;
    readonly end: number;
    readonly label: string;
  }[];
}

/** Counts by category; one row of columns for each series, on a common scale. */
export interface ColumnChart {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}
