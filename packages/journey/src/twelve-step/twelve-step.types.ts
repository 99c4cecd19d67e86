import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';

/** What a whole journey gave. */
export interface TwelveStepResult {
  readonly topic: string;
  /** Of step 2. */
  readonly research: ResearchBundle;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply;
  /** Of step 7. */
  readonly paper: PipelinePaper;
}
