import type { Analysis, Family } from './family.js';
import type { Terms } from './hypothesis-terms.js';

/** What a design is written from. */
export interface DesignChoice {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly terms: Terms;
  readonly opening: string;
  /** The sentences on the primary outcome, as a template. */
  readonly outcome: string;
  /** What would refute the hypothesis, as a sentence; empty if not stated. */
  readonly refutation: string;
}
