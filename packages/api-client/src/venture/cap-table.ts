import type { CompanyStructure, FundingRound } from '../schemas/flow-company.js';
import { wholeShares } from './shares.js';

/** Prices per share are kept in ten-thousandths of a dollar, as term sheets quote them. */
const TEN_THOUSANDTHS = 10_000;

export interface Holder {
  readonly name: string;
  readonly shares: number;
}

export interface PricedRound {
  readonly investor: string;
  readonly amountUsd: number;
  readonly preMoneyUsd: number;
  /** Shares by which the employee pool grows before the money comes in. @default 0 */
  readonly newPoolShares?: number;
}

export interface RoundResult {
  readonly holders: readonly Holder[];
  readonly pricePerShareUsd: number;
  /** Shares that the investor gets, whole. */
  readonly newShares: number;
}

/** What the company is worth after a round: pre-money valuation plus amount (CO-16), in US dollars. */
export const postMoney = ({ amount, valuation }: FundingRound): number => valuation + amount;

export const totalShares = (holders: readonly Holder[]): number =>
  holders.reduce((sum, { shares }) => sum + shares, 0);

/** A holder's percentage of all shares, rounded to two decimals. */
export const percentageOf = (shares: number, all: number): number =>
  all > 0 ? Math.round((shares / all) * 10_000) / 100 : 0;

const POOL = 'Employee Pool';

const withPool = (holders: readonly Holder[], added: number): readonly Holder[] => {
  if (added === 0) return holders;
  return holders.some(({ name }) => name === POOL)
    ? holders.map((holder) =>
        holder.name === POOL ? { ...holder, shares: holder.shares + added } : holder,
      )
    : [...holders, { name: POOL, shares: added }];
};

/**
 * Sells shares at a price: the pre-money valuation over all shares before the money, the growth of the pool
 * included, to four decimals. The investor gets whole shares.
 * @throws {RangeError} when there is no price: no shares yet, or a valuation too low
 */
export function priceRound(holders: readonly Holder[], round: PricedRound): RoundResult {
  const before = withPool(holders, round.newPoolShares ?? 0);
  const price = Math.round((round.preMoneyUsd / totalShares(before)) * TEN_THOUSANDTHS);
  if (!(price > 0) || !Number.isFinite(price)) {
    throw new RangeError('A round needs shares and a pre-money valuation that give a price.');
  }
  const newShares = Math.floor((round.amountUsd * TEN_THOUSANDTHS) / price);
  return {
    holders: [...before, { name: round.investor, shares: newShares }],
    pricePerShareUsd: price / TEN_THOUSANDTHS,
    newShares,
  };
}

export interface PostMoneySafe {
  readonly investor: string;
  readonly amountUsd: number;
  readonly postMoneyCapUsd: number;
}

/**
 * Converts post-money SAFEs: each takes amount / cap of the company after all of them have converted, so
 * they do not dilute each other. Source: Y Combinator, "Primer for post-money safe v1.1".
 * @throws {RangeError} when the SAFEs would take the whole company
 */
export function convertSafes(
  holders: readonly Holder[],
  safes: readonly PostMoneySafe[],
): readonly Holder[] {
  const shares = safes.map(({ amountUsd, postMoneyCapUsd }) => amountUsd / postMoneyCapUsd);
  const all = shares.reduce((a, b) => a + b, 0);
  if (!(all < 1)) throw new RangeError('The SAFEs take the whole company.');
  const capitalization = totalShares(holders) / (1 - all);
  return [
    ...holders,
    ...safes.map(({ investor }, i) => ({
      name: investor,
      // A hair keeps a whole number whole that floating point put just below it.
      shares: Math.floor(capitalization * (shares[i] ?? 0) + 1e-6),
    })),
  ];
}

/** Who holds what at the formation, fully diluted. */
export const holdersOf = ({ capTable }: CompanyStructure): readonly Holder[] => [
  { name: 'Founders', shares: wholeShares(capTable.founders.shares) },
  { name: POOL, shares: wholeShares(capTable.employeePool.shares) },
  { name: 'Investor Reserve', shares: wholeShares(capTable.investorReserve.shares) },
];
