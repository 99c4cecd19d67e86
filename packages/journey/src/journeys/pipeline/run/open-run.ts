import type { ResearchBundle } from '@spinout/api-client';
import type { PipelineContext, RestoredRun } from '../pipeline.types.js';
import { next, replay } from './replay.js';
import { withTimestamp, type RunEvent } from './run-event.js';
import type { SavedRun } from './saved-run.js';

type OpenedRun = Pick<PipelineContext, 'log' | 'run' | 'typed' | 'canSave' | 'notice'>;

/**
 * Initial state of the screen: the given bundle with the log of the run that produced it, if stored; otherwise the
 * saved run. A saved run on a different topic is ignored; one that was in progress is interrupted.
 */
export function openRun(context: PipelineContext, restored: RestoredRun): OpenedRun {
  const { results, runtime } = context;
  const now = runtime.now();
  if (results !== null) {
    const log = restored.kind === 'record' ? restored.saved.log : [];
    const opened = withTimestamp({ type: 'results.opened', bundle: results }, now);
    return { ...context, ...withReplay(isResultOf(log, results) ? log : [opened]) };
  }
  if (restored.kind !== 'record') {
    const isStorageAvailable = restored.kind !== 'unavailable';
    return {
      ...context,
      canSave: isStorageAvailable,
      notice: restored.kind === 'nothing' ? null : restored.kind,
    };
  }
  if (!matchesTopic(context, restored.saved)) return context;
  const { typed, log } = restored.saved;
  const run = replay(log);
  const isRunning = run.phase === 'research' && !run.interrupted;
  const stopped: RunEvent = withTimestamp({ type: 'run.interrupted' }, now);
  return {
    ...context,
    typed: context.typed === '' ? typed : context.typed,
    log: isRunning ? [...log, stopped] : log,
    run: isRunning ? next(run, stopped) : run,
  };
}

/** Whether the run of this log produced these results. */
const isResultOf = (log: readonly RunEvent[], { topic, timestamp }: ResearchBundle): boolean => {
  const { bundle } = replay(log);
  return bundle?.topic === topic && bundle.timestamp === timestamp;
};

/** Adopts the run of another tab. */
export const adoptSavedRun = ({ log }: SavedRun) => ({
  ...withReplay(log),
  problem: null,
  other: null,
});

/** Whether a saved run belongs to this screen: it has the given topic, if there is one. */
export const matchesTopic = ({ givenTopic }: PipelineContext, { log }: SavedRun): boolean =>
  givenTopic === null || log.length === 0 || replay(log).topic === givenTopic.trim();

const withReplay = (log: readonly RunEvent[]) => ({ log, run: replay(log) });
