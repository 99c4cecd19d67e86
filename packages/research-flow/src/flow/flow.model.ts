import { fill } from '@spinout/design-system';
import type { FlowSnapshot } from './flow.machine.js';
import type { FlowMessagesCatalog } from './flow.messages.js';
import { getVisibleResults } from './visible-results.js';
import { STEPS, getStepByNumber } from '../data/steps.js';

/** View props of the container. */
export const flowModel = (snapshot: FlowSnapshot, messages: FlowMessagesCatalog) => {
  const { step, furthestStep, problem, notice, other } = snapshot.context;
  const name = getStepByNumber(step);
  return {
    restoring: snapshot.matches('restoring') || snapshot.matches('opening'),
    /** Whether the code of the step is loading, or could not be loaded. */
    fetching: snapshot.matches('fetching'),
    loadFailed: snapshot.matches('loadFailed'),
    step,
    /** The furthest step that was reached. */
    furthestStep: furthestStep ?? step,
    name,
    stepNames: STEPS.map((each) => messages[each]),
    progressText: fill(messages.stepOfSteps, {
      step,
      steps: STEPS.length,
      name: name === null ? messages.unknownStep : messages[name],
    }),
    problem,
    notice: notice === null ? null : messages[notice],
    /** What another tab saved; null if there is no conflict. */
    other,
    /** Whether the results of earlier steps are shown beside the step, where there is room. */
    hasRail: name !== null && step > 1 && Object.keys(snapshot.context.data).length > 0,
    hasResults: getVisibleResults(snapshot.context).hypothesis !== undefined,
  };
};

export type FlowModel = ReturnType<typeof flowModel>;
