import type { LivePaper } from '../providers/provider.types.js';
import type { StructureFacts } from '../structure/structure-facts.types.js';

/** One query as a public source was asked it. */
export interface LiveQuery {
  readonly provider: string;
  /** Exactly as sent. */
  readonly query: string;
  /** Records that the source has in all; null when it did not answer. */
  readonly hits: number | null;
  /** Papers that were taken from it. */
  readonly retrieved: number;
  /** ISO 8601. */
  readonly at: string;
  /** Present when it did not answer, or only in part. */
  readonly failure?: { readonly kind: string };
}

/** A paper of a public source; where several know it, `filledFrom` names those that gave what the first lacked. */
export type FoundPaper = LivePaper & {
  readonly filledFrom?: Readonly<Partial<Record<string, string>>>;
};

/** What the public sources have on a query, best first. */
export interface LiveSearch {
  readonly papers: readonly FoundPaper[];
  readonly log: readonly LiveQuery[];
}

/** The public sources that a host switched on. What is absent is off: nothing is sent anywhere. */
export interface LiveSources {
  /** Searches for papers; a source that fails is recorded in the log. */
  readonly literature?: (
    query: string,
    options: { readonly limit: number; readonly signal: AbortSignal },
  ) => Promise<LiveSearch>;
  /** Looks for the protein that a topic names. @returns null where it names none, or no source knows it */
  readonly structure?: (topic: string, signal: AbortSignal) => Promise<StructureFacts | null>;
}
