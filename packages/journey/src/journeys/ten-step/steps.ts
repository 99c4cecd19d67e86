import type { TenStepMessages } from './ten-step.messages.js';

export type StepKey = keyof TenStepMessages['names'];

/** The ten steps in order; a step's id is its one-based index. */
export const STEPS = [
  'hypothesis',
  'literature',
  'experiment',
  'data',
  'analysis',
  'paper',
  'review',
  'protection',
  'company',
  'launch',
] as const satisfies readonly StepKey[];

/** Returns the key of a step; the number is clamped to 1 to 10. */
export const getStepKey = (step: number): StepKey =>
  STEPS[Math.min(Math.max(step, 1), STEPS.length) - 1] ?? 'hypothesis';
