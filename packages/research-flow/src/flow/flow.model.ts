import { fill } from '@spinout/design-system';
import type { FlowSnapshot } from './flow.machine.js';
import type { FlowMessagesCatalogue } from './flow.messages.js';
import { resultsOnScreen } from './results-on-screen.js';
import { STEPS, stepNumbered } from './steps.js';

/** What the container shows. */
export const flowModel = (snapshot: FlowSnapshot, messages: FlowMessagesCatalogue) => {
  const { step, problem, notice } = snapshot.context;
  const name = stepNumbered(step);
  return {
    restoring: snapshot.matches('restoring') || snapshot.matches('opening'),
    /** Where the code of the step is: on its way, or not to be had at the moment. */
    fetching: snapshot.matches('fetching'),
    unreached: snapshot.matches('unreached'),
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
    hasResults: resultsOnScreen(snapshot.context).hypothesis !== undefined,
  };
};

export type FlowModel = ReturnType<typeof flowModel>;
