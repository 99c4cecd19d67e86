import type { Plan } from './plan.types.js';
import { clinicalPlans } from './clinical-plans.js';
import { laboratoryPlans } from './laboratory-plans.js';
import { fieldPlans } from './field-plans.js';
import { dataPlans } from './data-plans.js';

/** The kinds of study that a question can lead to. */
export const PLANS = {
  ...clinicalPlans,
  ...laboratoryPlans,
  ...fieldPlans,
  ...dataPlans,
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanId = keyof typeof PLANS;
