import type { Source } from '@spinout/api-client';
import type { ReviewPaper } from '../discovery/review.js';

/** A paper that a run found: from the bundled library or a public source. */
export interface RunPaper {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** Empty where no source names one. */
  readonly journal: string;
  readonly year: number | null;
  /** Only where it was checked, or where the public source gives it. */
  readonly doi: string | null;
  readonly url: string | null;
  /** Null where no source gives a count. */
  readonly citations: number | null;
  /** 0..1 */
  readonly relevance: number;
  /** The library's summary or the paper's abstract: where quotes come from. */
  readonly text: string;
  readonly review: ReviewPaper;
  readonly source: Source;
}
