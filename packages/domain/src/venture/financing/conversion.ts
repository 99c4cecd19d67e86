import { VentureInputError } from '../input/venture-error.js';
import { add, divide, floor, fraction, multiply, ZERO, type Fraction } from './fraction.js';
import {
  listClaims,
  refuseWholeCompany,
  type Claim,
  type ConversionTerm,
  type Safe,
} from './safe-claims.js';
import { constant, evaluate, findHighest, solveShares, type Line } from './solve-shares.js';

/** The shares of a SAFE after its conversion. */
export interface Conversion {
  readonly investor: string;
  readonly shares: number;
  readonly term: ConversionTerm;
}

export interface ConversionInput {
  /** Fully diluted shares before the conversion, with the existing pool. */
  readonly shares: number;
  readonly safes: readonly Safe[];
  /** Price per share of the round in cents; null if the SAFEs convert at their caps without a round. */
  readonly price: Fraction | null;
  /** Shares added to the pool in the round. */
  readonly newPoolShares: number;
}

const toLine = ({ shares, price, newPoolShares }: ConversionInput, claim: Claim): Line | null => {
  switch (claim.term) {
    case 'postMoneyCap':
      return { slope: claim.part, constant: ZERO };
    case 'preMoneyCap':
      return constant(multiply(claim.part, add(fraction(shares), fraction(newPoolShares))));
    default:
      return price && constant(divide(claim.amount, multiply(price, claim.rate)));
  }
};

const refuseUncapped = (index: number): never => {
  throw new VentureInputError({
    code: 'invalidTerms',
    field: `safes[${index}].capCents`,
    what: 'A SAFE has no valuation cap.',
    why: 'Without a cap it converts only at the price of a round.',
    how: 'Give a cap, or the round in which it converts.',
  });
};

/**
 * Converts SAFEs at a known price. The company capitalization counts the shares of all SAFEs that convert; each SAFE
 * converts by the term with the most shares, rounded down.
 * @throws {VentureInputError} if terms are invalid, a SAFE without a cap has no round, or nothing would be left
 */
export function convertAtPrice(input: ConversionInput): readonly Conversion[] {
  const options = listClaims(input.safes).map((claims, index) => {
    const possible = claims.flatMap((claim) => {
      const line = toLine(input, claim);
      return line === null ? [] : [{ line, term: claim.term }];
    });
    return possible.length === 0 ? refuseUncapped(index) : possible;
  });
  const lines = options.map((possible) => possible.map(({ line }) => line));
  const capitalization =
    solveShares(constant(fraction(input.shares)), lines) ?? refuseWholeCompany();
  return input.safes.map(({ investor }, index) => {
    const possible = options[index] ?? [];
    const best = possible[findHighest(lines[index] ?? [], capitalization)];
    if (best === undefined) return refuseUncapped(index);
    return { investor, term: best.term, shares: floor(evaluate(best.line, capitalization)) };
  });
}
