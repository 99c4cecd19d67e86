import { BUDGET_SHARES } from './experiment.constants.js';

/** The parts of a budget in whole dollars, each rounded separately. */
export const computeBudgetBreakdown = (totalUsd: number) =>
  BUDGET_SHARES.map(({ part, percent }) => ({
    part,
    percent,
    amountUsd: Math.round((totalUsd * percent) / 100),
  }));

export type BudgetPart = ReturnType<typeof computeBudgetBreakdown>[number];
