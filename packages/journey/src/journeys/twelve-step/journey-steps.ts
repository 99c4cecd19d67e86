import { isUnsupported, type AdvancedHypothesisReply } from '@spinout/api-client';
import type { RunStep, StepId, StepResult, StepStatus } from './twelve-step.types.js';

const STEP_IDS: readonly StepId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type Steps = readonly RunStep[];

export const INITIAL_STEPS: Steps = STEP_IDS.map((id) => ({ id, status: 'pending', result: null }));

/** The step after the last completed one; null if all are completed. */
export const findNextStep = (steps: Steps): StepId | null =>
  steps.find(({ status }) => status !== 'completed')?.id ?? null;

/** Sets status and result of the first step that is not completed. */
export const setNextStep = (
  steps: Steps,
  status: StepStatus,
  result: StepResult | null = null,
): Steps => {
  const next = findNextStep(steps);
  return steps.map((step) => (step.id === next ? { id: step.id, status, result } : step));
};

/** The steps of a new run; the topic completes step 1. */
export const createSteps = (topic: string): Steps =>
  setNextStep(INITIAL_STEPS, 'completed', { kind: 'text', text: topic });

export const isComplete = (steps: Steps): boolean => findNextStep(steps) === null;

/** Whether this page performs a step. */
export const isInProgress = (steps: Steps): boolean =>
  steps.some(({ status }) => status === 'in-progress');

/** Whether a run stopped before its last step. */
export const isStopped = (steps: Steps): boolean =>
  !isComplete(steps) && steps.some(({ status }) => status === 'completed');

/** An unsupported hypothesis is shown, but no paper is based on it. */
export const getSupportedReply = (
  reply: AdvancedHypothesisReply | null,
): AdvancedHypothesisReply | null => (isUnsupported(reply?.hypothesis) ? null : reply);
