import { checkCents, checkPercent, checkShares } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';
import {
  ceil,
  divide,
  fraction,
  multiply,
  ONE,
  subtract,
  toFraction,
  type Fraction,
} from './fraction.js';
import { HUNDRED } from './safe-claims.js';

/** How large the pool shall be. */
export interface PoolTarget {
  /** Percentage of the fully diluted shares: 10 is 10%. */
  readonly percent: number;
  /**
   * "preMoney": of all shares before the investment. "postMoney": of all shares after it. In both cases the pool is
   * created before the investment, so that only the present holders are diluted by it.
   */
  readonly of: 'preMoney' | 'postMoney';
}

export interface OptionPoolInput extends PoolTarget {
  /** Fully diluted shares before the round, without the pool. */
  readonly otherShares: number;
  /** Shares in the pool already. @default 0 */
  readonly existingPoolShares?: number;
  /** Needed for a percentage after the money. */
  readonly amountCents?: number;
  /** Needed for a percentage after the money. */
  readonly preMoneyCents?: number;
}

export interface OptionPool {
  readonly poolShares: number;
  /** Shares that are added; 0 if the pool is large enough already. */
  readonly newPoolShares: number;
}

/** The percentage of the shares before the money: after it, the part of the pool shrinks by pre-money / post-money. */
export function toPreMoneyPart(
  { percent, of }: PoolTarget,
  amount: Fraction,
  preMoney: Fraction,
): Fraction {
  const part = divide(toFraction(percent), HUNDRED);
  if (of === 'preMoney') return part;
  return multiply(
    part,
    divide(
      { n: amount.n * preMoney.d + preMoney.n * amount.d, d: amount.d * preMoney.d },
      preMoney,
    ),
  );
}

/** @throws {VentureInputError} always */
export function refusePool(): never {
  throw new VentureInputError({
    code: 'unsolvable',
    field: 'pool.percent',
    what: 'The pool and the new money take the whole company.',
    why: 'Their percentages leave nothing for the present holders.',
    how: 'Lower the percentage of the pool or the amount, or raise the valuation.',
  });
}

/**
 * Computes the shares of an option pool from its percentage, before or after the money; rounded up, so that the pool is
 * never smaller than agreed. Before the money: pool = other × q / (1 - q). After the money, q is first multiplied by
 * post-money / pre-money valuation, because the investment dilutes the pool too.
 * @throws {VentureInputError} if a number is invalid, or nothing would be left for the other holders
 */
export function sizeOptionPool(input: OptionPoolInput): OptionPool {
  const { otherShares, existingPoolShares = 0, percent, of } = input;
  checkShares('otherShares', otherShares);
  checkShares('existingPoolShares', existingPoolShares);
  checkPercent('percent', percent, { below: 100 });
  const { amountCents = of === 'preMoney' ? 1 : 0, preMoneyCents = of === 'preMoney' ? 1 : 0 } =
    input;
  checkCents('amountCents', amountCents);
  checkCents('preMoneyCents', preMoneyCents);
  const part = toPreMoneyPart({ percent, of }, fraction(amountCents), fraction(preMoneyCents));
  const rest = subtract(ONE, part);
  if (rest.n <= 0n) return refusePool();
  const needed = ceil(divide(multiply(fraction(otherShares), part), rest));
  const poolShares = Math.max(needed, existingPoolShares);
  return { poolShares, newPoolShares: poolShares - existingPoolShares };
}
