import type { PipelineContext, RestoredRun } from '../pipeline.types.js';
import { next, replay } from './replay.js';
import { stamped, type RunEvent } from './run-event.js';

type Begun = Pick<PipelineContext, 'log' | 'run' | 'typed' | 'intents' | 'mayKeep' | 'notice'>;

/**
 * How the screen opens: on a bundle that was handed in, else on what was kept. A kept run on another topic than the one
 * handed in is no run of this screen; one that was under way is not any more.
 */
export function begun(context: PipelineContext, restored: RestoredRun): Begun {
  const { results, givenTopic, tools } = context;
  const now = tools.now();
  if (results !== null) {
    return { ...context, ...folded([stamped({ type: 'results.opened', bundle: results }, now)]) };
  }
  if (restored.kind !== 'run') {
    const isReached = restored.kind !== 'untouchable';
    return {
      ...context,
      mayKeep: isReached,
      notice: restored.kind === 'nothing' ? null : restored.kind,
    };
  }
  const { typed, log, intents } = restored.saved;
  const run = replay(log);
  if (givenTopic !== null && log.length > 0 && run.topic !== givenTopic.trim()) return context;
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

const folded = (log: readonly RunEvent[]) => ({ log, run: replay(log) });
