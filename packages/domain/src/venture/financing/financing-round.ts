import { POOL, totalShares, type Holder } from '../cap-table.js';
import { checkCents, checkPercent, checkShares } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';
import { convertAtPrice, type Conversion } from './conversion.js';
import {
  add,
  ceil,
  compare,
  divide,
  floor,
  fraction,
  multiply,
  ONE,
  subtract,
  ZERO,
  type Fraction,
} from './fraction.js';
import { refusePool, toPreMoneyPart, type PoolTarget } from './option-pool.js';
import { buyShares, computePriceUnits, PRICE_UNITS_PER_USD } from './price.js';
import { listClaims, refuseWholeCompany, type Claim, type Safe } from './safe-claims.js';
import { evaluate, solveShares, type Line } from './solve-shares.js';

const CENTS_PER_USD = 100;
const PRICE_UNITS_PER_CENT = PRICE_UNITS_PER_USD / CENTS_PER_USD;

/** A priced round, in cents. */
export interface FinancingRound {
  /** Who buys what the holders of pro rata rights leave. */
  readonly investor: string;
  /** New money, including what is invested by pro rata rights. */
  readonly amountCents: number;
  /** Valuation before the new money, after the SAFEs and with the new pool. */
  readonly preMoneyCents: number;
  /** The new pool: as a percentage, or as shares to add. @default no new pool */
  readonly pool?: PoolTarget | { readonly newShares: number };
  /** SAFEs that convert, in the order in which they were issued. @default none */
  readonly safes?: readonly Safe[];
  /** Names of present holders who buy in the round to keep their percentage. @default none */
  readonly proRataHolders?: readonly string[];
}

export interface Purchase {
  readonly investor: string;
  readonly shares: number;
  readonly right: 'lead' | 'proRata';
}

export interface FinancingResult {
  /** Price per share in 1/10,000 dollar: 11144 is $1.1144. */
  readonly priceUnits: number;
  readonly newPoolShares: number;
  readonly conversions: readonly Conversion[];
  readonly purchases: readonly Purchase[];
  /** Shares sold for the new money. */
  readonly newShares: number;
  readonly holders: readonly Holder[];
  readonly totalShares: number;
}

const isTarget = (pool: NonNullable<FinancingRound['pool']>): pool is PoolTarget =>
  'percent' in pool;

/** New pool shares as a line over the fully diluted shares before the money. */
function toPoolLine(pool: FinancingRound['pool'], existing: number, part: Fraction | null): Line {
  if (pool !== undefined && !isTarget(pool))
    return { slope: ZERO, constant: fraction(pool.newShares) };
  return part === null
    ? { slope: ZERO, constant: ZERO }
    : { slope: part, constant: fraction(-existing) };
}

/** A claim as a line over the fully diluted shares before the money, where price = valuation / shares. */
const toLine = (claim: Claim, pool: Line, shares: number, preMoney: Fraction): Line => {
  switch (claim.term) {
    case 'postMoneyCap':
      // Part of the company without the new pool.
      return {
        slope: multiply(claim.part, subtract(ONE, pool.slope)),
        constant: subtract(ZERO, multiply(claim.part, pool.constant)),
      };
    case 'preMoneyCap':
      // Part of the company without the SAFEs.
      return {
        slope: multiply(claim.part, pool.slope),
        constant: multiply(claim.part, add(fraction(shares), pool.constant)),
      };
    default:
      return { slope: divide(claim.amount, multiply(preMoney, claim.rate)), constant: ZERO };
  }
};

function solvePreMoneyShares(
  shares: number,
  { safes = [] }: FinancingRound,
  pool: Line,
  preMoney: Fraction,
): Fraction {
  const claims = listClaims(safes).map((each) =>
    each.map((claim) => toLine(claim, pool, shares, preMoney)),
  );
  const base = { slope: pool.slope, constant: add(fraction(shares), pool.constant) };
  return solveShares(base, claims) ?? (claims.length === 0 ? refusePool() : refuseWholeCompany());
}

/** The exact shares before the money, and the new pool shares of them. */
function solveRound(shares: number, existingPool: number, financing: FinancingRound) {
  const { pool, amountCents, preMoneyCents } = financing;
  const preMoney = fraction(preMoneyCents);
  const part =
    pool !== undefined && isTarget(pool)
      ? toPreMoneyPart(pool, fraction(amountCents), preMoney)
      : null;
  if (part !== null && compare(part, ONE) >= 0) return refusePool();
  const line = toPoolLine(pool, existingPool, part);
  const all = solvePreMoneyShares(shares, financing, line, preMoney);
  const added = evaluate(line, all);
  if (added.n >= 0n) return { all, newPoolShares: ceil(added) };
  // The pool is large enough already.
  const none = { slope: ZERO, constant: ZERO };
  return { all: solvePreMoneyShares(shares, financing, none, preMoney), newPoolShares: 0 };
}

function checkProRataHolders(holders: readonly Holder[], names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    if (holders.some((holder) => holder.name === name) && names.indexOf(name) === index) continue;
    throw new VentureInputError({
      code: 'invalidTerms',
      field: `proRataHolders[${index}]`,
      what: `“${name}” is no holder, or named twice.`,
      why: 'A pro rata right is a part of the shares that are held.',
      how: 'Name each holder with the right once, as among the holders.',
    });
  }
}

function checkRound(holders: readonly Holder[], { pool, ...financing }: FinancingRound): void {
  for (const { name, shares } of holders) checkShares(`holders.${name}`, shares);
  checkProRataHolders(holders, financing.proRataHolders ?? []);
  checkCents('amountCents', financing.amountCents);
  checkCents('preMoneyCents', financing.preMoneyCents);
  if (pool === undefined) return;
  if (isTarget(pool)) checkPercent('pool.percent', pool.percent, { below: 100 });
  else checkShares('pool.newShares', pool.newShares);
}

const addShares = (holders: readonly Holder[], name: string, added: number): readonly Holder[] =>
  added === 0
    ? holders
    : holders.some((holder) => holder.name === name)
      ? holders.map((each) =>
          each.name === name ? { ...each, shares: each.shares + added } : each,
        )
      : [...holders, { name, shares: added }];

/** Who may buy a part of the new shares, with the shares that set the part. */
function listRights(
  holders: readonly Holder[],
  { safes = [], proRataHolders = [] }: FinancingRound,
  conversions: readonly Conversion[],
): readonly Holder[] {
  return [
    ...safes.flatMap(({ investor, proRata }, index) =>
      proRata === true ? [{ name: investor, shares: conversions[index]?.shares ?? 0 }] : [],
    ),
    ...holders.filter(({ name }) => proRataHolders.includes(name)),
  ];
}

/** Splits the new shares: pro rata rights buy their part of the capitalization, the lead investor the rest. */
function splitPurchases(
  investor: string,
  rights: readonly Holder[],
  capitalization: number,
  newShares: number,
): readonly Purchase[] {
  const purchases = rights.map(({ name, shares }) => ({
    investor: name,
    shares: floor(fraction(BigInt(newShares) * BigInt(shares), BigInt(capitalization))),
    right: 'proRata' as const,
  }));
  const bought = purchases.reduce((all, { shares }) => all + shares, 0);
  return [{ investor, shares: newShares - bought, right: 'lead' }, ...purchases];
}

const refusePrice = (): never => {
  throw new VentureInputError({
    code: 'unsolvable',
    field: 'preMoneyCents',
    what: 'The price per share would be below $0.0001, or there are no shares.',
    why: 'Prices have four decimals.',
    how: 'Give holders with shares, and a higher valuation.',
  });
};

/**
 * Closes a priced round: the SAFEs convert, the pool grows, and the new money buys shares, all at one price.
 *
 * Price = pre-money valuation / (holders + converted SAFEs + new pool), solved exactly, because the SAFEs and a pool in
 * percent depend on the price in turn; then rounded to 1/10,000 dollar, a half up. At this price every SAFE converts by
 * the best of its terms and the money buys shares, both rounded down; a pool in percent is rounded up.
 *
 * Pro rata rights buy floor(new shares × shares held / all shares before the new pool). A holder keeps the percentage if
 * no new pool is created.
 *
 * Sources: Y Combinator, Post-Money Safe v1.2 and its pro rata side letter; NVCA, Investors' Rights Agreement, for holders; the Safe of 2013 to 2018 for caps before the
 * money; worked example in the "Safe User Guide": 10,000,000 shares, SAFEs of 5% and 10%, $15,000,000 before the money
 * and 1,695,000 new pool shares give $1.1144.
 * @param holders fully diluted, with the existing pool
 * @throws {VentureInputError} if a number is invalid, or SAFEs, pool and money would leave nothing
 */
export function closeFinancingRound(
  holders: readonly Holder[],
  financing: FinancingRound,
): FinancingResult {
  checkRound(holders, financing);
  const shares = totalShares(holders);
  if (shares === 0) return refusePrice();
  const existingPool = holders.find(({ name }) => name === POOL)?.shares ?? 0;
  const { all, newPoolShares } = solveRound(shares, existingPool, financing);
  const { amountCents, preMoneyCents, safes = [] } = financing;
  const priceUnits = computePriceUnits(fraction(preMoneyCents, CENTS_PER_USD), all);
  if (priceUnits === 0) return refusePrice();
  const price = fraction(priceUnits, PRICE_UNITS_PER_CENT);
  const conversions = convertAtPrice({ shares, safes, price, newPoolShares });
  const newShares = buyShares(fraction(amountCents, CENTS_PER_USD), priceUnits);
  const converted = conversions.reduce((sum, each) => sum + each.shares, 0);
  const rights = listRights(holders, financing, conversions);
  const purchases = splitPurchases(financing.investor, rights, shares + converted, newShares);
  const after = [...conversions, ...purchases].reduce(
    (before, { investor, shares: added }) => addShares(before, investor, added),
    addShares(holders, POOL, newPoolShares),
  );
  return {
    priceUnits,
    newPoolShares,
    conversions,
    purchases,
    newShares,
    holders: after,
    totalShares: totalShares(after),
  };
}
