import type { Source } from '@spinout/api-client';
import type { ReviewPaper } from './review.js';

/** A paper that a run found: from the bundled library or a public source. */
export interface RunPaper {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** Empty if unknown. */
  readonly journal: string;
  readonly year: number | null;
  /** Only if it was checked or provided by the public source. */
  readonly doi: string | null;
  readonly url: string | null;
  /** Null if unknown. */
  readonly citations: number | null;
  /** 0..1 */
  readonly relevance: number;
  /** The library summary or the abstract, which quotes are taken from. */
  readonly text: string;
  readonly review: ReviewPaper;
  readonly source: Source;
}
