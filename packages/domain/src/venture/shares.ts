import type { CompanyStructure, Founder } from '@spinout/api-client';

/** Converts a number from a reply to a whole number of shares, at least 0. */
export const clampShares = (shares: number): number =>
  Number.isFinite(shares) ? Math.max(0, Math.round(shares)) : 0;

/**
 * Allocates whole shares by weights with the largest remainder method (Hamilton), so that the parts sum to the total.
 * Negative weights count as zero; if all are zero, the parts are equal.
 */
export function allocateShares(total: number, weights: readonly number[]): number[] {
  const whole = clampShares(total);
  const counted = weights.map((weight) => (weight > 0 && Number.isFinite(weight) ? weight : 0));
  const sum = counted.reduce((a, b) => a + b, 0);
  const exact = counted.map((weight) => whole * (sum > 0 ? weight / sum : 1 / counted.length));
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const UNNAMED_FOUNDER: Founder = { name: '', email: '', ownership: 0, role: '' };

/** Allocates the founders' shares by ownership; an unnamed founder gets all if none is listed. */
export function founderShares(
  company: CompanyStructure,
): readonly { founder: Founder; shares: number }[] {
  const founders = company.founders.length > 0 ? company.founders : [UNNAMED_FOUNDER];
  const parts = allocateShares(
    company.capTable.founders.shares,
    founders.map(({ ownership }) => ownership),
  );
  return founders.map((founder, i) => ({ founder, shares: parts[i] ?? 0 }));
}
