import type { AnalyzedPaper } from '../../steps/paper/paper.types.js';

/** What a new flow starts from. */
export interface FlowStart {
  /** An analyzed paper: topics are proposed from it, and the paper step offers it. @default none */
  readonly paper?: AnalyzedPaper | undefined;
  /** A research interest: it is the selected topic of the first step. @default none */
  readonly interest?: string | undefined;
}
