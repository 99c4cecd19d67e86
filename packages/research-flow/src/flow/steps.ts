/** FLOW-02: the six steps, in this order. */
export const STEPS = [
  'topic',
  'paper',
  'hypothesis',
  'literature',
  'experiment',
  'company',
] as const;

export type StepName = (typeof STEPS)[number];

/** Number of a step, from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;

/** Name of the step with a number; null for an unknown one (FLOW-18). */
export const stepNumbered = (number: number): StepName | null => STEPS[number - 1] ?? null;
