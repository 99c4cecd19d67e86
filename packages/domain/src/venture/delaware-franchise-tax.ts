import {
  add,
  ceil,
  compare,
  divide,
  fraction,
  multiply,
  ONE,
  round,
  sum,
  toFraction,
  type Fraction,
} from './financing/fraction.js';
import { checkShares } from './input/checks.js';
import { VentureInputError } from './input/venture-error.js';

const MAX_USD = 200_000;
/** A large corporate filer: listed on a national exchange, with $750,000,000 of revenue or assets, 8 Del. C. 503(c). */
const LARGE_FILER_USD = 250_000;
const ANNUAL_REPORT_USD = 50;
const MIN_PAR_VALUE_METHOD_USD = 400;

/**
 * Delaware franchise tax by the authorized shares method, in US dollars: $175 up to 5,000 shares, $250 up to
 * 10,000, and $85 for each additional 10,000 or part of it, at most $200,000. Source: Delaware Division of
 * Corporations, "How to Calculate Franchise Taxes".
 */
export function taxByAuthorizedShares(authorizedShares: number): number {
  if (authorizedShares <= 5000) return 175;
  if (authorizedShares <= 10_000) return 250;
  return Math.min(MAX_USD, 250 + 85 * Math.ceil((authorizedShares - 10_000) / 10_000));
}

/**
 * Delaware franchise tax by the assumed par value capital method: $400 for every million dollars, or part of it, of the
 * authorized shares at their assumed par value (gross assets over issued shares, but not less than the
 * stated par value); at least $400, at most $200,000. Same source.
 */
export function taxByAssumedParValue(input: {
  authorizedShares: number;
  issuedShares: number;
  parValueUsd: number;
  grossAssetsUsd: number;
}): number {
  const { authorizedShares, issuedShares, parValueUsd, grossAssetsUsd } = input;
  const assumedPar = issuedShares > 0 ? grossAssetsUsd / issuedShares : 0;
  const capital = Math.max(assumedPar, parValueUsd) * authorizedShares;
  return Math.min(MAX_USD, Math.max(400, 400 * Math.ceil(capital / 1_000_000)));
}

/** A class of stock in the certificate of incorporation. */
export interface StockClass {
  readonly name: string;
  readonly authorizedShares: number;
  readonly issuedShares: number;
  /** Par value of a share; null for stock without par value. */
  readonly parValueUsd: number | null;
}

export interface FranchiseTaxInput {
  readonly classes: readonly StockClass[];
  /** Total assets on Form 1120, Schedule L. */
  readonly grossAssetsCents: number;
  /** Whether the corporation is a large corporate filer. @default false */
  readonly isLargeCorporateFiler?: boolean;
}

/** US dollars. */
export interface FranchiseTax {
  readonly byAuthorizedSharesUsd: number;
  readonly byAssumedParValueUsd: number;
  /** The lower of both, which the corporation may choose. */
  readonly taxUsd: number;
  readonly method: 'authorizedShares' | 'assumedParValue';
  /** Gross assets over issued shares of all classes, rounded to six decimals. */
  readonly assumedParUsd: number;
  /** Due with the tax. */
  readonly annualReportUsd: number;
}

const PAR_UNITS_PER_CENT = 10_000n;
const PAR_UNITS_PER_USD = 1_000_000;
const USD_PER_MILLION = 400;
const CENTS_PER_USD = 100;

function checkClasses({ classes, grossAssetsCents }: FranchiseTaxInput): void {
  for (const [index, { authorizedShares, issuedShares, parValueUsd }] of classes.entries()) {
    const field = `classes[${index}]`;
    checkShares(`${field}.authorizedShares`, authorizedShares);
    checkShares(`${field}.issuedShares`, issuedShares);
    if (issuedShares > authorizedShares) {
      throw new VentureInputError({
        code: 'invalidShares',
        field: `${field}.issuedShares`,
        what: `${issuedShares} shares are issued, and ${authorizedShares} are authorized.`,
        why: 'A corporation cannot issue more shares than its certificate authorizes.',
        how: 'Correct one of both numbers.',
      });
    }
    if (parValueUsd !== null && !(parValueUsd >= 0 && Number.isFinite(parValueUsd))) {
      throw new VentureInputError({
        code: 'invalidAmount',
        field: `${field}.parValueUsd`,
        what: `“${field}.parValueUsd” is ${String(parValueUsd)}.`,
        why: 'A par value is an amount of dollars.',
        how: 'Give a number of at least 0, or null for stock without par value.',
      });
    }
  }
  checkShares('grossAssetsCents', grossAssetsCents);
}

/** $400 for each million dollars of assumed par value capital: below one million in proportion, above it for each part of one. */
function taxCapital(capital: Fraction): Fraction {
  const millions = divide(capital, fraction(1_000_000));
  const counted = compare(millions, ONE) > 0 ? fraction(ceil(millions)) : millions;
  return multiply(counted, fraction(USD_PER_MILLION));
}

/** The larger of the assumed par value and that of the class. */
const getParValue = (stated: number, assumed: Fraction): Fraction => {
  const own = toFraction(stated);
  return compare(own, assumed) > 0 ? own : assumed;
};

const countAuthorized = (classes: readonly StockClass[]): number =>
  classes.reduce((all, { authorizedShares }) => all + authorizedShares, 0);

/** By the assumed par value capital method, before its limits. */
function taxClasses(classes: readonly StockClass[], assumedPar: Fraction): Fraction {
  const withoutPar = countAuthorized(classes.filter(({ parValueUsd }) => parValueUsd === null));
  const capital = classes.flatMap(({ authorizedShares, parValueUsd }) =>
    parValueUsd === null
      ? []
      : [multiply(getParValue(parValueUsd, assumedPar), fraction(authorizedShares))],
  );
  const noPar = withoutPar === 0 ? 0 : taxByAuthorizedShares(withoutPar);
  return add(taxCapital(sum(capital)), fraction(noPar));
}

/**
 * Delaware franchise tax of a corporation with several classes of stock, by both methods, for a whole year.
 *
 * Authorized shares: the shares of all classes count together, see `taxByAuthorizedShares`. Assumed par value capital:
 * the assumed par value is gross assets / issued shares of all classes, rounded to six decimals; a class with a higher
 * par value counts at its own. The sum over the authorized shares is rounded up to the next million dollars if it is above one
 * million, at $400 each. Stock without par value counts at $100 a share, at $175 up to $500,000, $250 up to $1,000,000, and
 * $85 for each further million or part of it: as much as its shares by the other method. Both have their limits: $175
 * and $400 at least, $200,000 at most, $250,000 for a large corporate filer. Sources: 8 Del. C. 503(a) and (c); Delaware
 * Division of Corporations, "How to Calculate Franchise Taxes", whose example with two classes gives $1,600. For a year in
 * which the corporation or its authorized stock began or ended, see `computeFranchiseTaxOfYear`.
 * @throws {VentureInputError} if a number is invalid, or more shares are issued than authorized
 */
export function computeFranchiseTax(input: FranchiseTaxInput): FranchiseTax {
  checkClasses(input);
  const { classes, grossAssetsCents, isLargeCorporateFiler = false } = input;
  const issued = classes.reduce((all, { issuedShares }) => all + issuedShares, 0);
  const units =
    issued === 0
      ? 0n
      : (2n * BigInt(grossAssetsCents) * PAR_UNITS_PER_CENT + BigInt(issued)) /
        (2n * BigInt(issued));
  const cents = round(
    multiply(taxClasses(classes, fraction(units, PAR_UNITS_PER_USD)), fraction(CENTS_PER_USD)),
  );
  const byAuthorizedSharesUsd = isLargeCorporateFiler
    ? LARGE_FILER_USD
    : taxByAuthorizedShares(countAuthorized(classes));
  const byAssumedParValueUsd = isLargeCorporateFiler
    ? LARGE_FILER_USD
    : Math.min(MAX_USD, Math.max(MIN_PAR_VALUE_METHOD_USD, cents / CENTS_PER_USD));
  return {
    byAuthorizedSharesUsd,
    byAssumedParValueUsd,
    taxUsd: Math.min(byAuthorizedSharesUsd, byAssumedParValueUsd),
    method: byAuthorizedSharesUsd < byAssumedParValueUsd ? 'authorizedShares' : 'assumedParValue',
    assumedParUsd: Number(units) / PAR_UNITS_PER_USD,
    annualReportUsd: ANNUAL_REPORT_USD,
  };
}
