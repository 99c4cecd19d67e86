import type { TenStepMessages } from './ten-step.messages.js';

export type StepKey = keyof TenStepMessages['names'];

/** The ten steps in their order; a step's id is its place, from 1. */
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

/** The step of a number; a number from outside is held to the ten there are. */
export const getStepKey = (step: number): StepKey =>
  STEPS[Math.min(Math.max(step, 1), STEPS.length) - 1] ?? 'hypothesis';
