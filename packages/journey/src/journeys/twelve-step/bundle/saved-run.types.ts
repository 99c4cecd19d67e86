import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type { Illustration } from '../structure/structure.types.js';
import type { RunStep, StepResult } from '../twelve-step.types.js';

/** Path of the typeset paper in a bundle. */
export const ARTICLE_PATH = 'article.pdf';

/** Version of the format below. */
export const SAVED_RUN_VERSION = 1;

/** A finished run as a bundle contains it. What follows from the other fields is left out. */
export interface SavedTwelveStepRun {
  readonly schemaVersion: typeof SAVED_RUN_VERSION;
  readonly topic: string;
  readonly steps: readonly (Omit<RunStep, 'result'> & {
    readonly result:
      | Exclude<StepResult, { readonly kind: 'research' }>
      /** The research below. */
      | { readonly kind: 'research' }
      | null;
  })[];
  readonly research: ResearchBundle;
  readonly hypothesis: AdvancedHypothesisReply;
  readonly paper: PipelinePaper;
  /** A backbone is drawn again from the research. */
  readonly subject: Illustration | { readonly kind: 'backbone' } | null;
  readonly file:
    { readonly kind: 'pdf'; readonly name: string } | { readonly kind: 'dataInstead' } | null;
}
