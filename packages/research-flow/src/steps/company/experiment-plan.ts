import type { ExperimentPlan } from '@spinout/domain/venture';
import { DAYS_PER_MONTH, parseDuration } from '../../data/parse-duration.js';
import type { CompanyInput } from './company.types.js';

/** The planned experiment as the financial model needs it; null without a budget or a duration. */
export function toExperimentPlan({
  budgetEstimate,
  blueprint,
}: Pick<CompanyInput, 'budgetEstimate' | 'blueprint'>): ExperimentPlan | null {
  const duration = parseDuration(blueprint?.duration ?? '');
  if (budgetEstimate === null || budgetEstimate <= 0 || duration === null) return null;
  return { budgetUsd: budgetEstimate, months: duration.to / DAYS_PER_MONTH };
}
