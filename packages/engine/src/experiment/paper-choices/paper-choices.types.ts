import type { Evidence } from '@spinout/api-client';

/** Something of a paper that a study can vary, measure or be done with. */
export interface PaperChoice {
  /** In the words of the paper. */
  readonly text: string;
  readonly evidence: Evidence;
}
