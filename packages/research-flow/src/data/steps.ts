/** The six steps in order. */
export const STEPS = [
  'topic',
  'paper',
  'hypothesis',
  'literature',
  'experiment',
  'company',
] as const;

export type StepName = (typeof STEPS)[number];

/** A step whose code is loaded on demand. */
export type LazyStep = Exclude<StepName, 'topic'>;

/** The number of a step, from 1. */
export const getStepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;

/** The step with the given number; null if there is none. */
export const getStepByNumber = (number: number): StepName | null => STEPS[number - 1] ?? null;
