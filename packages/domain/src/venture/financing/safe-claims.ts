import { checkCents, checkPercent } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';
import { divide, fraction, ONE, subtract, toFraction, type Fraction } from './fraction.js';

/** A simple agreement for future equity, in cents. */
export interface Safe {
  readonly investor: string;
  /** Purchase amount. */
  readonly amountCents: number;
  /** Valuation cap. @default no cap */
  readonly capCents?: number;
  /**
   * What the cap values. "postMoney": the company with all converting SAFEs, without the new pool. "preMoney", the form
   * before 2018: the company without any SAFE, with the new pool. @default 'postMoney'
   */
  readonly capBasis?: 'postMoney' | 'preMoney';
  /** Discount on the price of the round: 20 is 20%, which the form states as a discount rate of 80%. @default 0 */
  readonly discountPercent?: number;
  /** Whether it may take the terms of one SAFE that is issued later, and therefore listed later. @default false */
  readonly mostFavoredNation?: boolean;
  /** Whether a side letter lets the investor buy in the round. @default false */
  readonly proRata?: boolean;
}

/** The term by which a SAFE converts. */
export type ConversionTerm = 'postMoneyCap' | 'preMoneyCap' | 'discount' | 'roundPrice';

/** One way in which a SAFE may convert. The holder gets the way that results in the most shares. */
export type Claim =
  /** `amount` in cents, divided by price × `rate`. */
  | {
      readonly term: 'discount' | 'roundPrice';
      readonly amount: Fraction;
      readonly rate: Fraction;
    }
  /** `part` of the capitalization that the cap values. */
  | { readonly term: 'postMoneyCap' | 'preMoneyCap'; readonly part: Fraction };

export const HUNDRED = fraction(100n);

function checkSafe(safe: Safe, index: number): void {
  const field = (name: string) => `safes[${index}].${name}`;
  checkCents(field('amountCents'), safe.amountCents);
  if (safe.capCents !== undefined) checkCents(field('capCents'), safe.capCents);
  checkPercent(field('discountPercent'), safe.discountPercent ?? 0, { below: 100 });
}

const claimsByTerms = (amountCents: number, terms: Safe): readonly Claim[] => {
  const { capCents, capBasis = 'postMoney', discountPercent = 0 } = terms;
  const rate = subtract(ONE, divide(toFraction(discountPercent), HUNDRED));
  return [
    {
      term: discountPercent > 0 ? 'discount' : 'roundPrice',
      amount: fraction(amountCents),
      rate,
    },
    ...(capCents === undefined
      ? []
      : [{ term: `${capBasis}Cap` as const, part: fraction(amountCents, capCents) }]),
  ];
};

/**
 * The ways in which each SAFE may convert. One with a most favored nation clause also has those of every later SAFE: it
 * takes the terms of one of them as a whole, so its best way is the best way of any.
 * @throws {VentureInputError} if an amount or cap is not a whole number of cents above 0, or a discount is outside 0 to 100
 */
export function listClaims(safes: readonly Safe[]): readonly (readonly Claim[])[] {
  for (const [index, safe] of safes.entries()) checkSafe(safe, index);
  return safes.map((safe, index) => {
    const later = safe.mostFavoredNation === true ? safes.slice(index + 1) : [];
    return [safe, ...later].flatMap((terms) => claimsByTerms(safe.amountCents, terms));
  });
}

/** @throws {VentureInputError} always */
export function refuseWholeCompany(): never {
  throw new VentureInputError({
    code: 'unsolvable',
    field: 'safes',
    what: 'The SAFEs take the whole company.',
    why: 'Together with the option pool, their percentages leave nothing for the present holders.',
    how: 'Lower the amounts or the pool, or raise the caps or the valuation.',
  });
}
