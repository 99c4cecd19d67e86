import type { StepId } from './twelve-step.types.js';

export const STEP_IDS: readonly StepId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const SIMULATED_STEPS: ReadonlySet<StepId> = new Set<StepId>([5, 6, 9, 10, 11, 12]);

export const SIMULATED_STEP_MS = 2_000;

export const RESULT_CHARACTERS = 100;

/** Sample figure from the specification, not a result. */
export const SAMPLE_FUNDING_USD = 2_500_000;

/** Matches topics for which a structure is drawn. */
export const mentionsProtein = (topic: string): boolean => /protein|brca1/i.test(topic);
