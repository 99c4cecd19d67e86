import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type { SavedFile, SavedStepResult, SavedSubject } from '../saved/saved-run.js';
import type { RunStep } from '../twelve-step.types.js';

/** Path of the typeset paper in a bundle. */
export const ARTICLE_PATH = 'article.pdf';

/** Version of the format below. */
export const SAVED_RUN_VERSION = 1;

/** A finished run as a bundle contains it. What follows from the other fields is left out. */
export interface SavedTwelveStepRun {
  readonly schemaVersion: typeof SAVED_RUN_VERSION;
  readonly topic: string;
  readonly steps: readonly (Omit<RunStep, 'result'> & {
    readonly result: SavedStepResult | null;
  })[];
  readonly research: ResearchBundle;
  readonly hypothesis: AdvancedHypothesisReply;
  readonly paper: PipelinePaper;
  readonly subject: SavedSubject | null;
  readonly file: SavedFile | null;
}
