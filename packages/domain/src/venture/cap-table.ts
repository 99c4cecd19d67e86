import type { CompanyStructure, FundingRound } from '@spinout/api-client';
import { fraction, toFraction } from './financing/fraction.js';
import { buyShares, computePriceUnits, PRICE_UNITS_PER_USD } from './financing/price.js';
import { clampShares } from './shares.js';

export interface Holder {
  readonly name: string;
  readonly shares: number;
}

export interface PricedRound {
  readonly investor: string;
  readonly amountUsd: number;
  readonly preMoneyUsd: number;
  /** Shares added to the option pool before the investment. @default 0 */
  readonly newPoolShares?: number;
}

export interface RoundResult {
  readonly holders: readonly Holder[];
  readonly pricePerShareUsd: number;
  /** Whole shares that the investor gets. */
  readonly newShares: number;
}

/** Post-money valuation: pre-money valuation plus amount, in US dollars. */
export const postMoney = ({ amount, valuation }: FundingRound): number => valuation + amount;

export const totalShares = (holders: readonly Holder[]): number =>
  holders.reduce((sum, { shares }) => sum + shares, 0);

/** Returns a holder's percentage of all shares, rounded to two decimals. */
export const getPercentage = (shares: number, all: number): number =>
  all > 0 ? Math.round((shares / all) * 10_000) / 100 : 0;

/** The name of the option pool among the holders. */
export const POOL = 'Employee Pool';

const growPool = (holders: readonly Holder[], added: number): readonly Holder[] => {
  if (added === 0) return holders;
  return holders.some(({ name }) => name === POOL)
    ? holders.map((holder) =>
        holder.name === POOL ? { ...holder, shares: holder.shares + added } : holder,
      )
    : [...holders, { name: POOL, shares: added }];
};

/** @throws {RangeError} unless the amount is a finite number of dollars above 0 */
export function checkAmount(usd: number, what: string): void {
  if (!(usd > 0 && Number.isFinite(usd))) {
    throw new RangeError(`${what} must be a finite number of dollars above 0.`);
  }
}

/**
 * Sells new shares in a priced round. Price per share = pre-money valuation / fully diluted shares before
 * the round, including the pool increase, rounded to four decimals; the investor gets the whole shares
 * that the amount buys at that price. Source: Y Combinator, "Safe User Guide" (post-money safe
 * v1.1), Series A example: $15,000,000 / (11,764,705 + 1,695,000) = $1.1144. SAFEs that are outstanding
 * convert first, see `convertSafes`; `closeFinancingRound` does both at once.
 * @throws {RangeError} if the amount or the pre-money valuation is not a finite number above 0, the new
 *   pool shares are not a whole number of at least 0, or the price per share would be 0 or undefined
 */
export function priceRound(holders: readonly Holder[], round: PricedRound): RoundResult {
  const { amountUsd, preMoneyUsd, newPoolShares = 0 } = round;
  checkAmount(amountUsd, 'The amount of a round');
  checkAmount(preMoneyUsd, 'The pre-money valuation');
  if (!Number.isSafeInteger(newPoolShares) || newPoolShares < 0) {
    throw new RangeError('New pool shares must be a whole number, 0 or more.');
  }
  const before = growPool(holders, newPoolShares);
  const shares = totalShares(before);
  const price = shares > 0 ? computePriceUnits(toFraction(preMoneyUsd), fraction(shares)) : 0;
  if (!(price > 0)) {
    throw new RangeError('A round needs shares and a pre-money valuation that give a price.');
  }
  const newShares = buyShares(toFraction(amountUsd), price);
  return {
    holders: [...before, { name: round.investor, shares: newShares }],
    pricePerShareUsd: price / PRICE_UNITS_PER_USD,
    newShares,
  };
}

/** Returns the holders at the formation, fully diluted. */
export const holdersOf = ({ capTable }: CompanyStructure): readonly Holder[] => [
  { name: 'Founders', shares: clampShares(capTable.founders.shares) },
  { name: POOL, shares: clampShares(capTable.employeePool.shares) },
  { name: 'Investor Reserve', shares: clampShares(capTable.investorReserve.shares) },
];
