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
  /** How often it was started or continued, so that other tabs look again whether it is in progress. @default 0 */
  readonly starts?: number | undefined;
  readonly research: ResearchBundle | null;
  readonly hypothesis: AdvancedHypothesisReply | null;
  readonly paper: PipelinePaper | null;
  readonly subject: SavedSubject | null;
  readonly file: SavedFile | null;
}

/** What is saved of the twelve steps. */
export interface SavedTwelveSteps {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** The typed topic. */
  readonly topic: string;
  /** The run that is shown; null before the first. */
  readonly run: SavedRun | null;
  /** The runs that can be restored in its place, in this order. */
  readonly previous: readonly SavedRun[];
  /** How often the person chose which run is shown: of two tabs, the later choice counts. */
  readonly selections: number;
  /** Ids of runs that the person discarded, newest first, so that no other tab brings them back. */
  readonly deletedIds: readonly string[];
  /** Whether previous runs were left out because the storage is full. @default false */
  readonly isPartial?: boolean | undefined;
}
