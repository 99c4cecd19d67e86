import type { ResearchBundle } from '@spinout/api-client';
import type { PipelineContext, RestoredRun } from '../pipeline.types.js';
import { next, replay } from './replay.js';
import { stamped, type RunEvent } from './run-event.js';
import type { SavedRun } from './saved-run.js';

type Begun = Pick<PipelineContext, 'log' | 'run' | 'typed' | 'intents' | 'mayKeep' | 'notice'>;

/**
 * How the screen opens: on a bundle that was handed in, with the log of the run that made it where that is stored; else
 * on what was kept. A kept run on another topic than the one
 * handed in is no run of this screen; one that was under way is not any more.
 */
export function begun(context: PipelineContext, restored: RestoredRun): Begun {
  const { results, runtime } = context;
  const now = runtime.now();
  if (results !== null) {
    const log = restored.kind === 'run' ? restored.saved.log : [];
    const opened = stamped({ type: 'results.opened', bundle: results }, now);
    return { ...context, ...folded(hasMade(log, results) ? log : [opened]) };
  }
  if (restored.kind !== 'run') {
    const isReached = restored.kind !== 'untouchable';
    return {
      ...context,
      mayKeep: isReached,
      notice: restored.kind === 'nothing' ? null : restored.kind,
    };
  }
  if (!isOfScreen(context, restored.saved)) return context;
  const { typed, log, intents } = restored.saved;
  const run = replay(log);
  const isUnderWay = run.phase === 'research' && !run.interrupted;
  const stopped: RunEvent = stamped({ type: 'run.interrupted' }, now);
  return {
    ...context,
    typed: context.typed === '' ? typed : context.typed,
    intents,
    log: isUnderWay ? [...log, stopped] : log,
    run: isUnderWay ? next(run, stopped) : run,
  };
}

/** Whether these results are those of this log's run. */
const hasMade = (log: readonly RunEvent[], { topic, timestamp }: ResearchBundle): boolean => {
  const { bundle } = replay(log);
  return bundle?.topic === topic && bundle.timestamp === timestamp;
};

/** The run as another tab has it. */
export const taken = ({ log, intents }: SavedRun) => ({
  ...folded(log),
  intents,
  problem: null,
  other: null,
});

/** Whether a kept run is one of this screen: on the topic that was handed in, if one was. */
export const isOfScreen = ({ givenTopic }: PipelineContext, { log }: SavedRun): boolean =>
  givenTopic === null || log.length === 0 || replay(log).topic === givenTopic.trim();

const folded = (log: readonly RunEvent[]) => ({ log, run: replay(log) });
