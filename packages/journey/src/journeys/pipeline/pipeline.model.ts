import { topicHasProtein } from '@spinout/domain/proteins';
import { AGENT_ORDER } from './pipeline.constants.js';
import type { PipelineSnapshot } from './pipeline.machine.js';
import type { RunState } from './run/run-state.js';
import { toRunTimeline } from './run/run-timeline.js';

export const countFinished = ({ agents }: Pick<RunState, 'agents'>): number =>
  AGENT_ORDER.filter((id) => agents[id].status === 'completed').length;

/** The view model of the pipeline. */
export const pipelineModel = (snapshot: PipelineSnapshot) => {
  const {
    run,
    log,
    typed,
    problem,
    notice,
    givenTopic,
    results,
    canRun,
    other,
    previous,
    isOwnedByOtherTab,
  } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isOpening = snapshot.matches('restoring');
  const asksTopic = givenTopic === null && results === null && canRun;
  const isRunnable = canRun && results === null && !busy && !isOpening;
  return {
    run,
    log,
    /** Null before a run. */
    timeline: toRunTimeline(run, log),
    typed,
    problem,
    notice,
    busy,
    isOpening,
    isOff: !canRun && results === null && run.bundle === null,
    /** The person enters the topic here. */
    asksTopic: asksTopic && isRunnable,
    /** A run sends the topic to the research service. */
    isTopicSent: isRunnable && snapshot.context.asks === 'service',
    canRunAgain: isRunnable && givenTopic !== null && run.by !== 'none',
    canCancel: busy && snapshot.can({ type: 'run.cancelled' }),
    canResume: canRun && snapshot.matches('interrupted'),
    /** Topic of the replaced run, which can be brought back; null without one. */
    replaced: previous && previous.run.topic,
    /** Another tab owns the visible run. */
    isOwnedByOtherTab,
    /** The record of another tab under the same key. */
    other,
    canUseOther: snapshot.can({ type: 'conflict.resolvedRemote' }),
    canRetry: canRun && snapshot.matches('error'),
    finished: countFinished(run),
    /** Tells apart why there is no structure: no protein in the topic, or none found. */
    hasProtein: topicHasProtein(run.topic),
  };
};

export type PipelineModel = ReturnType<typeof pipelineModel>;
