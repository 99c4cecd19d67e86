import { checkInsideUnit, checkWhole } from '../arguments.js';
import { ensureArgument } from './statistics-error.js';

/** How alpha is shared among several comparisons. */
export type Correction = 'bonferroni' | 'holm' | 'none';

/** Several comparisons that are tested together. */
export interface Comparisons {
  readonly count: number;
  /** @default 'bonferroni' */
  readonly correction?: Correction;
}

/**
 * The significance levels of the comparisons, in the order of their p values, smallest first. Bonferroni: alpha / m for
 * each. Holm 1979, Scandinavian Journal of Statistics 6, 65: alpha / m, alpha / (m − 1), …, alpha, until the first that is
 * not significant. A plan uses the first level, which suffices for each comparison whatever the others give.
 */
export function alphaPerComparison(
  alpha: number,
  { count, correction = 'bonferroni' }: Comparisons,
): readonly number[] {
  checkInsideUnit(alpha, 'Alpha');
  checkWhole(count, 'The number of comparisons', 1);
  ensureArgument(count <= 1_000_000, 'comparisons.count', count, {
    why: 'So many comparisons cannot be listed.',
    how: 'Give a whole number from 1 to 1000000.',
  });
  ensureArgument(
    ['bonferroni', 'holm', 'none'].includes(correction),
    'comparisons.correction',
    correction,
    { why: 'There is no such correction.', how: "Give 'bonferroni', 'holm' or 'none'." },
  );
  return Array.from({ length: count }, (_, rank) => {
    if (correction === 'none') return alpha;
    return alpha / (correction === 'bonferroni' ? count : count - rank);
  });
}

/**
 * P values adjusted for their number, in the order given: a comparison is significant if its adjusted p value is at most
 * alpha. Holm's are max over j ≤ i of min(1, (m − j + 1) p(j)).
 */
export function adjustPValues(
  pValues: readonly number[],
  correction: Correction = 'holm',
): readonly number[] {
  pValues.forEach((p, index) =>
    ensureArgument(p >= 0 && p <= 1, `pValues[${index}]`, p, {
      why: 'A p value is a probability.',
      how: 'Give numbers from 0 to 1.',
    }),
  );
  const count = pValues.length;
  if (correction === 'none') return [...pValues];
  if (correction === 'bonferroni') return pValues.map((p) => Math.min(1, p * count));
  const order = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
  const adjusted = Array.from({ length: count }, () => 0);
  let largest = 0;
  order.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, Math.min(1, (count - rank) * p));
    adjusted[index] = largest;
  });
  return adjusted;
}
