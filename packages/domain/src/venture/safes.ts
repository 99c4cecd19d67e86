import { checkAmount, totalShares, type Holder } from './cap-table.js';
import { convertAtPrice } from './financing/conversion.js';
import { fraction, multiply, toFraction } from './financing/fraction.js';

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

const CENTS_PER_USD = 100;
/** Removes floating-point errors of a product. */
const DIGITS = 12;

const toCents = (usd: number): number => Math.round(usd * CENTS_PER_USD);

function toSafe({ investor, amountUsd, postMoneyCapUsd: cap, discount = 0 }: PostMoneySafe) {
  checkAmount(amountUsd, 'The amount of a SAFE');
  if (cap !== undefined) checkAmount(cap, 'The valuation cap of a SAFE');
  if (!(discount >= 0 && discount < 1)) {
    throw new RangeError('The discount of a SAFE must be at least 0 and below 1.');
  }
  return {
    investor,
    amountCents: toCents(amountUsd),
    discountPercent: Number((discount * 100).toPrecision(DIGITS)),
    ...(cap === undefined ? {} : { capCents: toCents(cap) }),
  };
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
 * 11,764,705 shares. Amounts are counted in cents, and the arithmetic is exact. For pre-money SAFEs, most favored nation
 * clauses and pro rata rights, see `closeFinancingRound`.
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
  const conversions = convertAtPrice({
    shares: totalShares(holders),
    safes: safes.map(toSafe),
    price: round ? multiply(toFraction(round.pricePerShareUsd), fraction(CENTS_PER_USD)) : null,
    newPoolShares: 0,
  });
  return [...holders, ...conversions.map(({ investor, shares }) => ({ name: investor, shares }))];
}
