import { fill } from '@spinout/design-system';
import { formatStartAdvice, formatStartProblem } from './start-problem.js';
import { getStepKey } from './steps.js';
import { STEP_COUNT } from './ten-step.constants.js';
import type { TenStepSnapshot } from './ten-step.machine.js';
import type { TenStepMessages } from './ten-step.messages.js';
import { hasLocalWork } from './ten-step.rules.js';
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
    /** Text about the removed journey while a reset can be undone. */
    removed:
      context.removed && snapshot.matches('landing')
        ? fill(messages.removed, { interest: context.removed.saved.journeyData.interest })
        : null,
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

/** Number and name of a step. */
export const formatStep = (step: number, messages: TenStepMessages): string =>
  fill(messages.stepOfSteps, { step, steps: STEP_COUNT, name: messages.names[getStepKey(step)] });
