import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type { Subject } from './structure/structure.types.js';

export type StepId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type StepStatus = 'pending' | 'in-progress' | 'completed' | 'error';

/** The result of a step; the model formats it. */
export type StepResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'research'; readonly research: ResearchBundle }
  /** Whatever a server sent. */
  | { readonly kind: 'value'; readonly value: unknown }
  /** Residues that were drawn; null for the illustration. */
  | { readonly kind: 'drawing'; readonly protein: string; readonly residues: number | null }
  | { readonly kind: 'skipped'; readonly why: 'noProtein' | 'turnedOff' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'dataInstead' }
  | { readonly kind: 'simulated' };

/** One of the twelve, as far as it has come; its words are in the catalogue. */
export interface RunStep {
  readonly id: StepId;
  readonly status: StepStatus;
  readonly result: StepResult | null;
}

/** The file of step 8: the PDF, or the data in its place. */
export type StepFile =
  | { readonly kind: 'pdf'; readonly name: string; readonly pdf: Blob }
  | { readonly kind: 'dataInstead' };

/** What a run has found so far. */
export interface Found {
  /** Of step 2. */
  readonly research: ResearchBundle | null;
  /** Of step 3. */
  readonly hypothesis: AdvancedHypothesisReply | null;
  /** Of step 4; null also when it was skipped. */
  readonly subject: Subject | null;
  /** Of step 7. */
  readonly paper: PipelinePaper | null;
  /** Of step 8. */
  readonly file: StepFile | null;
}

/** What a step that is not simulated is done with. */
export interface StepOrder extends Pick<Found, 'research' | 'hypothesis' | 'paper'> {
  readonly step: StepId;
  readonly topic: string;
  readonly today: Date;
  /** Chance, from 0 up to 1. */
  readonly random: () => number;
}

/** What such a step gave: for the cards, and for its place in the list. */
export interface StepOutcome {
  readonly found: Partial<Found>;
  readonly result: StepResult;
}

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
