export interface RetiredTerm {
  readonly term: string;
  /** What replaces it. */
  readonly use: string;
}

export const RETIRED_NAMES: readonly RetiredTerm[];
export const RETIRED_IN_TEXTS: readonly RetiredTerm[];
