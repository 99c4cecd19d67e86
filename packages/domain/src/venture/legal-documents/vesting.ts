import { clampShares } from '../shares.js';

/** 4 years with a 1-year cliff. */
export const VESTING_MONTHS = 48;
export const CLIFF_MONTHS = 12;

export interface VestingMonth {
  /** Months since the start, 1 to 48. */
  readonly month: number;
  readonly vested: number;
  readonly total: number;
  readonly unvested: number;
}

/**
 * Computes the vesting of whole shares by month: none before the cliff, a quarter at the cliff, then 1/48 each month.
 * Shares are rounded down until the last month, when all shares are vested.
 */
export function vestingMonths(shares: number): readonly VestingMonth[] {
  const all = clampShares(shares);
  const getVestedShares = (month: number) =>
    month < CLIFF_MONTHS ? 0 : Math.floor((all * month) / VESTING_MONTHS);
  return Array.from({ length: VESTING_MONTHS }, (_, i) => {
    const total = getVestedShares(i + 1);
    return { month: i + 1, vested: total - getVestedShares(i), total, unvested: all - total };
  });
}
