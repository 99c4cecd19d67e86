import { fill } from '@spinout/design-system';
import { formatStartAdvice, formatStartProblem } from './start-problem.js';
import { getStepOutcomes } from './step-outcome.js';
import { getStepKey } from './steps.js';
import { STEP_COUNT } from './ten-step.constants.js';
import type { TenStepSnapshot } from './ten-step.machine.js';
import type { TenStepMessages } from './ten-step.messages.js';
import { getAgentsView, canLaunch, canViewResults, hasLocalWork } from './ten-step.rules.js';
import type { OtherVersion } from './ten-step.types.js';

/** The view model of the journey page. */
export const tenStepModel = (snapshot: TenStepSnapshot, messages: TenStepMessages) => {
  const { context } = snapshot;
  const { problem, notice, other } = context;
  const starting = snapshot.matches({ landing: 'starting' });
  return {
    restoring: snapshot.matches('restoring'),
    /** Whether a journey replaces the landing view. */
    isActive: snapshot.matches('active'),
    /** The button whose request is in progress. */
    starting: starting ? context.button : null,
    asking: snapshot.matches({ landing: 'asking' }),
    interest: context.interest,
    problem: problem && formatStartProblem(problem, messages),
    advice: problem && formatStartAdvice(problem, messages),
    notice: notice && messages[notice],
    /** The version of the other tab, until the conflict is resolved. */
    conflict: other && hasLocalWork(context) ? formatConflict(other, messages) : null,
    canUseOther: other !== null && other.kind !== 'unreadable',
    busy: snapshot.hasTag('busy'),
  };
};

export type TenStepModel = ReturnType<typeof tenStepModel>;

const formatConflict = (other: OtherVersion, messages: TenStepMessages): string => {
  if (other.kind === 'nothing') return messages.otherNothing;
  if (other.kind === 'unreadable') return messages.otherUnreadable;
  const { currentStep, journeyData } = other.saved;
  return fill(messages.otherAt, {
    step: formatStep(currentStep, messages),
    interest: journeyData.interest,
  });
};

const formatStep = (step: number, messages: TenStepMessages): string =>
  fill(messages.stepOfSteps, { step, steps: STEP_COUNT, name: messages.names[getStepKey(step)] });

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
