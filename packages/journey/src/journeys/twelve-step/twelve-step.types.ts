import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type { Subject } from './structure/structure.types.js';

export type StepId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type StepStatus = 'pending' | 'in-progress' | 'completed' | 'error';

/** The result of a step; the model formats it. */
export type StepResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'research'; readonly research: ResearchBundle }
  /** Any value from a server. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Number of drawn residues; null for the illustration. */
  | { readonly kind: 'drawing'; readonly protein: string; readonly residues: number | null }
  | { readonly kind: 'skipped'; readonly reason: 'noProtein' | 'turnedOff' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'dataInstead' }
  | { readonly kind: 'simulated' };

/** Status and result of one step; its texts are in the messages. */
export interface RunStep {
  readonly id: StepId;
  readonly status: StepStatus;
  readonly result: StepResult | null;
}

/** The file of step 8: the PDF or the data instead. */
export type StepFile =
  /** Null in a run that was restored: it is made again when the person downloads it. */
  | { readonly kind: 'pdf'; readonly name: string; readonly pdf: Blob | null }
  | { readonly kind: 'dataInstead' };

export interface StepFindings {
  /** Of step 2. */
  readonly research: ResearchBundle | null;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply | null;
  /** Of step 4; also null if skipped. */
  readonly subject: Subject | null;
  /** Of step 7. */
  readonly paper: PipelinePaper | null;
  /** Of step 8. */
  readonly file: StepFile | null;
}

/** Input of a step that is not simulated. */
export interface StepInput extends Pick<StepFindings, 'research' | 'hypothesis' | 'paper'> {
  readonly step: StepId;
  readonly topic: string;
  readonly today: Date;
  /** Random source, from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** Outcome of such a step: data for the cards and the result for the step list. */
export interface StepOutcome {
  readonly found: Partial<StepFindings>;
  readonly result: StepResult;
}

/** Result of a completed journey. */
export interface TwelveStepResult {
  readonly topic: string;
  /** Of step 2. */
  readonly research: ResearchBundle;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply;
  /** Of step 7. */
  readonly paper: PipelinePaper;
}
