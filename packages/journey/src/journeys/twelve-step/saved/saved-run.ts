import type { AdvancedHypothesisReply, PipelinePaper, ResearchBundle } from '@spinout/api-client';
import type { Illustration } from '../structure/structure.types.js';
import type { StepResult } from '../twelve-step.types.js';

/** Storage key of the journey of twelve steps. */
export const JOURNEY_KEY = 'twelve-step-journey';

/** Version of the format below; a new version needs a migration in `saved-run.read.ts`. */
export const SCHEMA_VERSION = 1;

/** The result of a step as it is saved. */
export type SavedStepResult =
  | Exclude<StepResult, { readonly kind: 'research' }>
  /** The research of the run. */
  | { readonly kind: 'research' };

/** A backbone is drawn again from the research. */
export type SavedSubject = Illustration | { readonly kind: 'backbone' };

/** A PDF is not saved: it is made again when the person downloads it. */
export type SavedFile =
  { readonly kind: 'pdf'; readonly name: string } | { readonly kind: 'dataInstead' };

/** A run, finished or not. What follows from the other fields is left out. */
export interface SavedRun {
  readonly id: string;
  readonly topic: string;
  readonly steps: readonly {
    readonly status: 'completed' | 'pending';
    readonly result: SavedStepResult | null;
  }[];
  readonly research: ResearchBundle | null;
  readonly hypothesis: AdvancedHypothesisReply | null;
  readonly paper: PipelinePaper | null;
  readonly subject: SavedSubject | null;
  readonly file: SavedFile | null;
  /** The run that this one replaced, which can be restored. @default none */
  readonly previous?: SavedRun | undefined;
}

/** What is saved of the twelve steps. */
export interface SavedTwelveSteps {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** The typed topic. */
  readonly topic: string;
  /** Null before the first run. */
  readonly run: SavedRun | null;
}
