import { STEP_IDS } from './twelve-step.constants.js';
import type { RunStep, StepId, StepResult } from './twelve-step.types.js';

type Steps = readonly RunStep[];

/** Twelve pending steps. */
export const INITIAL_STEPS: Steps = STEP_IDS.map((id) => ({ id, status: 'pending', result: null }));

/** The step after the last completed one; null if all are completed. */
export const findNextStep = (steps: Steps): StepId | null =>
  steps.find(({ status }) => status !== 'completed')?.id ?? null;

const changeNext = (steps: Steps, change: Omit<RunStep, 'id'>): Steps => {
  const next = findNextStep(steps);
  return steps.map((step) => (step.id === next ? { ...step, ...change } : step));
};

export const beginNext = (steps: Steps): Steps =>
  changeNext(steps, { status: 'in-progress', result: null });

export const completeNext = (steps: Steps, result: StepResult): Steps =>
  changeNext(steps, { status: 'completed', result });

export const failNext = (steps: Steps): Steps =>
  changeNext(steps, { status: 'error', result: null });

/** Resets the unfinished step to pending. */
export const resetNext = (steps: Steps): Steps =>
  changeNext(steps, { status: 'pending', result: null });

/** The steps of a new run; the topic completes step 1. */
export const createSteps = (topic: string): Steps =>
  completeNext(INITIAL_STEPS, { kind: 'text', text: topic });

export const isComplete = (steps: Steps): boolean => findNextStep(steps) === null;

/** Whether a run stopped before its last step. */
export const isStopped = (steps: Steps): boolean =>
  !isComplete(steps) && steps.some(({ status }) => status === 'completed');
