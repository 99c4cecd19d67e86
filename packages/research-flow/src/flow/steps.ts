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

/** A step whose code is not there from the start. */
export type LaterStep = Exclude<StepName, 'topic'>;

/** Number of a step, from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;

/** Name of the step with a number; null for an unknown one (FLOW-18). */
export const stepNumbered = (number: number): StepName | null => STEPS[number - 1] ?? null;

/** Name of a later step with a number; null for the first one and for an unknown one. */
export const laterStepNumbered = (number: number): LaterStep | null => {
  const name = stepNumbered(number);
  return name === 'topic' ? null : name;
};
