import type { StepId } from './twelve-step.types.js';

/** TWELVE-05, CONST-27. */
export const STEP_IDS: readonly StepId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** TWELVE-19, TWELVE-22: the steps that only wait. */
export const SIMULATED_STEPS: ReadonlySet<StepId> = new Set<StepId>([5, 6, 9, 10, 11, 12]);

/** CONST-27: how long a simulated step waits. */
export const SIMULATED_STEP_MS = 2_000;

/** TWELVE-12, CONST-34. */
export const RESULT_CHARACTERS = 100;

/** TWELVE-11, CONST-29: a figure of the specification, nobody's own result (T-49). */
export const SAMPLE_FUNDING_USD = 2_500_000;

/** T-11: the topics for which a structure is drawn. */
export const mentionsProtein = (topic: string): boolean => /protein|brca1/i.test(topic);
