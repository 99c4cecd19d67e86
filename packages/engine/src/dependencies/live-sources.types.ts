import type { LivePaper } from '../providers/provider.types.js';
import type { StructureFacts } from '../protein-structure/structure-facts.types.js';

/** One query to a public source. */
export interface LiveQuery {
  readonly provider: string;
  /** Exactly as sent. */
  readonly query: string;
  /** Total hits in the source; null if it did not answer. */
  readonly hits: number | null;
  /** Number of papers retrieved. */
  readonly retrieved: number;
  /** ISO 8601. */
  readonly at: string;
  /** Present if the source failed or answered only in part. */
  readonly failure?: { readonly kind: string };
}

/** A paper of a public source; `filledFrom` names other sources that provided missing fields. */
export type FoundPaper = LivePaper & {
  readonly filledFrom?: Readonly<Partial<Record<string, string>>>;
};

/** Results of the public sources for a query, best first. */
export interface LiveSearch {
  readonly papers: readonly FoundPaper[];
  readonly log: readonly LiveQuery[];
  /** How many unique records there were, and how many of them `papers` returns. @default all were returned */
  readonly counts?: { readonly unique: number; readonly returned: number };
}

/** How the literature step uses public sources. */
export type LiteratureStepSearch = 'optional' | 'preset' | 'forbidden';

/** The public sources that a host enables. Missing ones are disabled, and no request is sent. */
export interface LiveSources {
  /** Searches for papers; a source that fails is recorded in the log. */
  readonly literature?: (
    query: string,
    options: { readonly limit: number; readonly signal: AbortSignal },
  ) => Promise<LiveSearch>;
  /** Names of the sources that `literature` asks, to be shown to the person. @default none are named */
  readonly literatureNames?: readonly string[];
  /**
   * Whether the literature step searches them: only if the person turns it on, unless the person turns it off, or never.
   * @default 'optional'
   */
  readonly literatureStep?: LiteratureStepSearch;
  /** Finds the protein named in a topic. @returns null if there is none or no source knows it */
  readonly structure?: (topic: string, signal: AbortSignal) => Promise<StructureFacts | null>;
}
