import { checkAmount, totalShares, type Holder } from './cap-table.js';

export interface PostMoneySafe {
  readonly investor: string;
  /** Purchase amount in US dollars. */
  readonly amountUsd: number;
  /** Post-money valuation cap in US dollars. @default no cap */
  readonly postMoneyCapUsd?: number;
  /**
   * Discount on the price of the round, from 0 to below 1. The form's discount rate of 80 % is 0.2.
   * @default 0
   */
  readonly discount?: number;
}

/** The priced round in which SAFEs convert; a `RoundResult` is one. */
export interface ConversionRound {
  /** Lowest price per share of the preferred stock sold in the round, in US dollars. */
  readonly pricePerShareUsd: number;
}

/** How a SAFE may convert: to a fixed number of shares, or to a fraction of the company. */
interface Claim {
  /** Shares at the discounted price of the round; 0 without a round. */
  readonly atPrice: number;
  /** Fraction of the company by the cap; 0 without a cap. */
  readonly ofCompany: number;
}

/** Compensates floating-point errors just below a whole number of shares. */
const ROUNDING_SLACK = 1e-6;

function createClaim(safe: PostMoneySafe, round: ConversionRound | undefined): Claim {
  const { amountUsd, postMoneyCapUsd: cap, discount = 0 } = safe;
  checkAmount(amountUsd, 'The amount of a SAFE');
  if (cap !== undefined) checkAmount(cap, 'The valuation cap of a SAFE');
  if (!(discount >= 0 && discount < 1)) {
    throw new RangeError('The discount of a SAFE must be at least 0 and below 1.');
  }
  if (cap === undefined && round === undefined) {
    throw new RangeError('A SAFE without a valuation cap converts only at the price of a round.');
  }
  return {
    atPrice: round ? amountUsd / (round.pricePerShareUsd * (1 - discount)) : 0,
    ofCompany: cap === undefined ? 0 : amountUsd / cap,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Computes the company capitalization iteratively, because it includes the shares of all converting SAFEs and also
 * determines which of their two claims is larger. It starts with all SAFEs converting at the price of the round. With
 * each larger capitalization, more SAFEs convert at their caps, never fewer.
 * @throws {RangeError} if the SAFEs that convert at their caps take the whole company
 */
function computeCapitalization(existing: number, claims: readonly Claim[]): number {
  let capitalization = existing + sum(claims.map(({ atPrice }) => atPrice));
  for (let step = 0; step <= claims.length; step += 1) {
    const isCapped = ({ atPrice, ofCompany }: Claim) => ofCompany * capitalization > atPrice;
    const capped = sum(claims.filter(isCapped).map(({ ofCompany }) => ofCompany));
    if (!(capped < 1)) throw new RangeError('The SAFEs take the whole company.');
    const others = claims.filter((claim) => !isCapped(claim)).map(({ atPrice }) => atPrice);
    capitalization = (existing + sum(others)) / (1 - capped);
  }
  return capitalization;
}

/**
 * Converts post-money SAFEs into whole shares. Each SAFE gets the greatest of
 *
 * - amount / Safe Price, where Safe Price = post-money valuation cap / company capitalization, and the
 *   company capitalization counts the shares of all SAFEs that convert with it, so that capped SAFEs do
 *   not dilute each other;
 * - amount / Discount Price, where Discount Price = price of the round × (1 - discount);
 * - amount / price of the round.
 *
 * Source: Y Combinator, Post-Money Safe v1.2 (Valuation Cap; Discount; Valuation Cap and Discount),
 * section 1(a) and the definitions of Company Capitalization, Conversion Price, Discount Price and Safe
 * Price; worked example in Y Combinator, "Safe User Guide": 5 % and 10 % on 10,000,000 shares give
 * 11,764,705 shares.
 * @param holders all holders before the conversion, including the existing pool but not the pool increase
 *   of the round, as the form defines the company capitalization
 * @param round the round in which they convert. @default none: every SAFE converts at its cap
 * @throws {RangeError} if an amount, cap or price is not a finite number above 0, a discount is outside
 *   0 to 1, a SAFE has neither a cap nor a round, or the SAFEs would take the whole company
 */
export function convertSafes(
  holders: readonly Holder[],
  safes: readonly PostMoneySafe[],
  round?: ConversionRound,
): readonly Holder[] {
  if (round) checkAmount(round.pricePerShareUsd, 'The price per share of a round');
  const claims = safes.map((safe) => createClaim(safe, round));
  const capitalization = computeCapitalization(totalShares(holders), claims);
  return [
    ...holders,
    ...safes.map(({ investor }, i) => {
      const { atPrice, ofCompany } = claims[i] ?? { atPrice: 0, ofCompany: 0 };
      const shares = Math.max(atPrice, ofCompany * capitalization);
      return { name: investor, shares: Math.floor(shares + ROUNDING_SLACK) };
    }),
  ];
}
