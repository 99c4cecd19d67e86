import { divide, floor, fraction, multiply, round, type Fraction } from './fraction.js';

/** Prices per share are whole numbers of 1/10,000 dollar, as in term sheets. */
export const PRICE_UNITS_PER_USD = 10_000;

const toUsd = (units: number): Fraction => fraction(units, PRICE_UNITS_PER_USD);

/** Price per share in 1/10,000 dollar: valuation / shares, a half rounded up. */
export const computePriceUnits = (valuationUsd: Fraction, shares: Fraction): number =>
  round(multiply(divide(valuationUsd, shares), fraction(PRICE_UNITS_PER_USD)));

/** Whole shares that an amount buys, rounded down. */
export const buyShares = (amountUsd: Fraction, priceUnits: number): number =>
  floor(divide(amountUsd, toUsd(priceUnits)));
