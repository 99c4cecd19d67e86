import type { AutosaveInput, OtherRun, PipelineContext } from './pipeline.types.js';
import { matchesTopic } from './run/open-run.js';
import { next } from './run/replay.js';
import type { RunEvent } from './run/run-event.js';
import { SCHEMA_VERSION, type SavedRun } from './run/saved-run.js';

/** The topic of the next run. */
export const getTopic = ({ givenTopic, typed }: PipelineContext): string =>
  (givenTopic ?? typed).trim();

export const createAutosaveInput = ({
  instanceId,
  storage,
  runtime,
}: PipelineContext): AutosaveInput => ({
  instanceId,
  storage,
  log: runtime.log,
});

/** The persisted part of a run. */
export const createSavedRun = ({ typed, log }: PipelineContext): SavedRun => ({
  schemaVersion: SCHEMA_VERSION,
  typed,
  log,
});

/** Appends events to the log and applies them to the run. */
export const appendEvents = (
  { log, run }: Pick<PipelineContext, 'log' | 'run'>,
  events: readonly RunEvent[],
) => ({
  log: [...log, ...events],
  run: events.reduce(next, run),
});

/** A run of another tab that this tab may adopt. */
export interface Adoption {
  readonly other: OtherRun | null;
  /** Whether nothing of this tab's run is lost. @default true: the person has chosen */
  readonly isLossless?: boolean;
}

/** Whether this tab may adopt the run of another tab. */
export const canAdopt = (
  context: PipelineContext,
  { other, isLossless = true }: Adoption,
): boolean =>
  isLossless && context.canSave && other?.kind === 'record' && matchesTopic(context, other.saved);
