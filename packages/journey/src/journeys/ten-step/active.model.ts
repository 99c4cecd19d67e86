import { getStepOutcomes } from './step-outcome.js';
import { getStepKey } from './steps.js';
import { STEP_COUNT } from './ten-step.constants.js';
import type { TenStepSnapshot } from './ten-step.machine.js';
import type { TenStepMessages } from './ten-step.messages.js';
import { formatStep } from './ten-step.model.js';
import { canLaunch, canViewResults, getAgentsView } from './ten-step.rules.js';

/** View model of an active journey; null if there is none. */
export const activeModel = (snapshot: TenStepSnapshot, messages: TenStepMessages) => {
  const { context } = snapshot;
  const { journeyId, data, step } = context;
  if (!snapshot.matches('active') || journeyId === null || data === null) return null;
  return {
    journeyId,
    data,
    step,
    key: getStepKey(step),
    name: messages.names[getStepKey(step)],
    description: messages.descriptions[getStepKey(step)],
    /** 10 per step. */
    percent: (step / STEP_COUNT) * 100,
    progressText: formatStep(step, messages),
    busy: snapshot.hasTag('busy'),
    /** Outcomes of the steps in order. */
    outcomes: getStepOutcomes(data),
    isComplete: step === STEP_COUNT,
    /** The visible view of the research agents. */
    agents: getAgentsView(context),
    canLaunch: canLaunch(context),
    canViewResults: canViewResults(context),
  };
};

export type ActiveModel = NonNullable<ReturnType<typeof activeModel>>;
