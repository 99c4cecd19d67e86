import type { StepId } from './twelve-step.types.js';

export const SIMULATED_STEPS: ReadonlySet<StepId> = new Set<StepId>([5, 6, 9, 10, 11, 12]);

export const SIMULATED_STEP_MS = 2_000;

/** Matches topics for which a structure is drawn. */
export const mentionsProtein = (topic: string): boolean => /protein|brca1/i.test(topic);
