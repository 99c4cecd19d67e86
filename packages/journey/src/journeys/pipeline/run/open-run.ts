import type { ResearchBundle } from '@spinout/api-client';
import type { PipelineContext, RestoredRun } from '../pipeline.types.js';
import { replay } from './replay.js';
import { withTimestamp, type RunEvent, type RunEventPayload } from './run-event.js';
import type { SavedRun } from './saved-run.js';

/**
 * Initial state of the screen: the given bundle with the log of the run that produced it, if stored; otherwise the
 * saved run. A saved run on a different topic is ignored; one that was in progress is interrupted.
 */
export function openRun(context: PipelineContext, restored: RestoredRun): Partial<PipelineContext> {
  const { results, runtime, typed } = context;
  const record = (payload: RunEventPayload) => withTimestamp(payload, runtime.now());
  if (results !== null) {
    const log = restored.kind === 'record' ? restored.saved.log : [];
    const isSaved = isResultOf(log, results);
    return withReplay(isSaved ? log : [record({ type: 'results.opened', bundle: results })]);
  }
  if (restored.kind !== 'record') {
    const { kind } = restored;
    return { canSave: kind !== 'unavailable', notice: kind === 'nothing' ? null : kind };
  }
  const { saved } = restored;
  if (!matchesTopic(context, saved)) return {};
  const { phase, interrupted } = replay(saved.log);
  const isRunning = phase === 'research' && !interrupted;
  return {
    typed: typed === '' ? saved.typed : typed,
    ...withReplay(isRunning ? [...saved.log, record({ type: 'run.interrupted' })] : saved.log),
  };
}

const isResultOf = (log: readonly RunEvent[], { topic, timestamp }: ResearchBundle): boolean => {
  const { bundle } = replay(log);
  return bundle?.topic === topic && bundle.timestamp === timestamp;
};

export const adoptSavedRun = ({ log }: SavedRun) => ({
  ...withReplay(log),
  problem: null,
  other: null,
});

/** Whether a saved run belongs to this screen: it has the given topic, if there is one. */
export const matchesTopic = ({ givenTopic }: PipelineContext, { log }: SavedRun): boolean =>
  givenTopic === null || log.length === 0 || replay(log).topic === givenTopic.trim();

const withReplay = (log: readonly RunEvent[]) => ({ log, run: replay(log) });
