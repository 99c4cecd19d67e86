import { topicHasProtein } from '@spinout/api-client/proteins';
import { AGENT_ORDER } from './pipeline.constants.js';
import type { PipelineSnapshot } from './pipeline.machine.js';
import type { RunState } from './run/run-state.js';

/** How many agents of a run have finished. */
export const finishedIn = ({ agents }: Pick<RunState, 'agents'>): number =>
  AGENT_ORDER.filter((id) => agents[id].status === 'completed').length;

/** What the screen shows: the one place where the machine's state becomes switches. The rest is a fold of the log. */
export const pipelineModel = (snapshot: PipelineSnapshot) => {
  const { run, log, typed, problem, notice, givenTopic, results, mayRun, other, isElsewhere } =
    snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isOpening = snapshot.matches('restoring');
  const asksTopic = givenTopic === null && results === null && mayRun;
  const canRun = mayRun && results === null && !busy && !isOpening;
  return {
    run,
    log,
    typed,
    problem,
    notice,
    busy,
    isOpening,
    isOff: !mayRun && results === null && run.bundle === null,
    /** PIPE-01, T-36: the person enters the topic here. */
    asksTopic: asksTopic && canRun,
    canRunAgain: canRun && givenTopic !== null && run.by !== 'nobody',
    canCancel: busy && snapshot.can({ type: 'run.cancelled' }),
    canResume: mayRun && snapshot.matches('interrupted'),
    /** Another tab does the run that shows here. */
    isElsewhere,
    /** What another tab has in the place of this run. */
    other,
    canTakeOther: snapshot.can({ type: 'version.taken' }),
    canRetry: mayRun && snapshot.matches('error'),
    finished: finishedIn(run),
    /** Why there may be no structure: nothing to look up, or nothing found. */
    hasProtein: topicHasProtein(run.topic),
  };
};

export type PipelineModel = ReturnType<typeof pipelineModel>;
