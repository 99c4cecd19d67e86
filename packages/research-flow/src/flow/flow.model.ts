import { fill } from '@spinout/design-system';
import type { FlowSnapshot } from './flow.machine.js';
import type { FlowMessagesCatalog } from './flow.messages.js';
import { getVisibleResults } from './visible-results.js';
import { STEPS, getStepByNumber } from '../data/steps.js';

/** View props of the container. */
export const flowModel = (snapshot: FlowSnapshot, messages: FlowMessagesCatalog) => {
  const { step, problem, notice, other } = snapshot.context;
  const name = getStepByNumber(step);
  return {
    restoring: snapshot.matches('restoring') || snapshot.matches('opening'),
    /** Whether the code of the step is loading, or could not be loaded. */
    fetching: snapshot.matches('fetching'),
    loadFailed: snapshot.matches('loadFailed'),
    step,
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
    hasResults: getVisibleResults(snapshot.context).hypothesis !== undefined,
  };
};

export type FlowModel = ReturnType<typeof flowModel>;
