import type { AgentId } from '@spinout/api-client';
import type { LoggedRun, OtherRun, PipelineContext } from './pipeline.types.js';
import { createRunSource } from './run/create-bundle.js';
import { createGivenEvents } from './run/service-events.js';
import { matchesTopic } from './run/open-run.js';
import { next } from './run/replay.js';
import { withTimestamp, type RunEvent, type RunEventPayload } from './run/run-event.js';
import { NO_RUN } from './run/run-state.js';
import { SCHEMA_VERSION, type SavedRun } from './run/saved-run.js';

export const getTopic = ({ givenTopic, typed }: PipelineContext): string =>
  (givenTopic ?? typed).trim();

export const createSavedRun = ({ typed, log }: PipelineContext): SavedRun => ({
  schemaVersion: SCHEMA_VERSION,
  typed,
  log,
});

/** Appends events to the log and applies them to the run. */
export const appendEvents = ({ log, run }: LoggedRun, events: readonly RunEvent[]): LoggedRun => ({
  log: [...log, ...events],
  run: events.reduce(next, run),
});

export const record = (
  { log, run, runtime }: PipelineContext,
  payloads: readonly RunEventPayload[],
): LoggedRun =>
  appendEvents(
    { log, run },
    payloads.map((payload) => withTimestamp(payload, runtime.now())),
  );

/** Replaces the run by a new one on the current topic. */
export const startRun = (context: PipelineContext) => ({
  ...record({ ...context, log: [], run: NO_RUN }, [
    { type: 'run.started', topic: getTopic(context), asks: context.asks },
  ]),
  problem: null,
  previous: hasResults(context) ? { log: context.log, run: context.run } : null,
});

const hasResults = ({ run: { agents } }: LoggedRun): boolean =>
  Object.values(agents).some(({ status }) => status === 'completed');

/** Records an agent's output, and the results of the research service that waited for it. */
export const completeAgent = (
  context: PipelineContext,
  agent: AgentId,
  output: unknown,
): LoggedRun => {
  const completed = record(context, [
    { type: 'agent.completed', agent, output } as RunEventPayload,
  ]);
  return record({ ...context, ...completed }, createGivenEvents(completed.run));
};

/** Records the end of a run, unless a backend has reported it or the restored run is complete. */
export const completeRun = (context: PipelineContext): Partial<LoggedRun> =>
  context.run.phase === 'completed'
    ? {}
    : record(context, [{ type: 'run.completed', ...createRunSource(context.run) }]);

/** Whether this tab may adopt the run of another tab. */
export const canAdopt = (context: PipelineContext, other: OtherRun | null): boolean =>
  context.canSave && other?.kind === 'record' && matchesTopic(context, other.saved);

/** Whether agents work in this tab. */
export const isWorking = ({ run, isOwnedByOtherTab }: PipelineContext): boolean =>
  run.phase === 'research' && !run.interrupted && !isOwnedByOtherTab;
