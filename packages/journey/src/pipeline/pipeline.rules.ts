import type { KeepingInput, OtherRun, PipelineContext } from './pipeline.types.js';
import { isOfScreen } from './run/begun.js';
import { next } from './run/replay.js';
import type { RunEvent } from './run/run-event.js';
import { SCHEMA_VERSION, type SavedRun } from './run/saved-run.js';

/** What the run is to be about. */
export const topicOf = ({ givenTopic, typed }: PipelineContext): string =>
  (givenTopic ?? typed).trim();

/** Where and how a run is kept. */
export const keepingOf = ({ instanceId, storage, runtime }: PipelineContext): KeepingInput => ({
  instanceId,
  storage,
  log: runtime.log,
});

/** What is kept of a run. */
export const savedOf = ({ typed, log, intents }: PipelineContext): SavedRun => ({
  schemaVersion: SCHEMA_VERSION,
  typed,
  log,
  intents,
});

/** The log and what it comes to, with more entries. */
export const longer = (
  { log, run }: Pick<PipelineContext, 'log' | 'run'>,
  events: readonly RunEvent[],
) => ({
  log: [...log, ...events],
  run: events.reduce(next, run),
});

/** A run of another tab that may be gone on with. */
export interface Taking {
  readonly other: OtherRun | null;
  /** Whether nothing of ours is lost by it. @default true: the person has chosen */
  readonly goesOn?: boolean;
}

/** Whether this screen may go on with the run of another tab. */
export const mayTake = (context: PipelineContext, { other, goesOn = true }: Taking): boolean =>
  goesOn && context.mayKeep && other?.kind === 'run' && isOfScreen(context, other.saved);
