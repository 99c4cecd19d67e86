import { fill } from '@spinout/design-system';
import type { FlowSnapshot } from './flow.machine.js';
import type { FlowContext } from './flow.types.js';
import type { FlowMessagesCatalog } from './flow.messages.js';
import { getVisibleResults } from './visible-results.js';
import { STEPS, getStepByNumber, getStepNumber } from '../data/steps.js';

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
    conflict: other === null ? null : getOtherText(other, messages),
    canUseOther: other !== null && other.kind !== 'unreadable',
    hasResults: getVisibleResults(snapshot.context).hypothesis !== undefined,
  };
};

const getOtherText = (
  other: NonNullable<FlowContext['other']>,
  messages: FlowMessagesCatalog,
): string => {
  if (other.kind === 'nothing') return messages.otherNothing;
  if (other.kind === 'unreadable') return messages.otherUnreadable;
  const name = other.saved.step;
  const step = getStepNumber(name);
  return fill(messages.otherAt, {
    step: fill(messages.stepOfSteps, { step, steps: STEPS.length, name: messages[name] }),
  });
};

export type FlowModel = ReturnType<typeof flowModel>;
