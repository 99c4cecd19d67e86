import { checkAbove, checkFinite, checkInsideUnit, checkProbability } from './arguments.js';

/** Cohen's d: the difference of two means over their common standard deviation. */
export function cohensD(mean1: number, mean2: number, sd: number): number {
  checkFinite(mean1, 'A mean');
  checkFinite(mean2, 'A mean');
  checkAbove(sd, 'The standard deviation');
  return (mean1 - mean2) / sd;
}

/**
 * The effect of a paired test from the effect of independent groups: d / √(2 (1 − r)) (Cohen 1988, p. 49).
 * @param r correlation of the two measurements, below 1
 */
export function pairedEffect(d: number, r: number): number {
  checkFinite(d, "Cohen's d");
  if (!(Math.abs(r) < 1)) throw new RangeError('A correlation must lie between -1 and 1.');
  return d / Math.sqrt(2 * (1 - r));
}

/**
 * Cohen's f: the standard deviation of the group means over that within groups (Cohen 1988, p. 275 and 359).
 * @param allocation relative sizes of the groups. @default equal
 */
export function cohensF(
  means: readonly number[],
  sd: number,
  allocation: readonly number[] = means.map(() => 1),
): number {
  means.forEach((mean) => checkFinite(mean, 'A mean'));
  allocation.forEach((size) => checkAbove(size, 'A group size'));
  checkAbove(sd, 'The standard deviation');
  if (means.length < 2 || means.length !== allocation.length)
    throw new RangeError('Give two or more means, and one relative size for each.');
  const weights = allocation.map((size) => size / allocation.reduce((sum, each) => sum + each, 0));
  const weighted = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  const center = weighted(means);
  return Math.sqrt(weighted(means.map((mean) => (mean - center) ** 2))) / sd;
}

/**
 * Cohen's w: √Σ (p1 − p0)² / p0 over the cells of a table (Cohen 1988, p. 216).
 * @param expected probabilities under the null hypothesis, above 0, with a sum of 1
 * @param actual probabilities under the alternative
 */
export function cohensW(expected: readonly number[], actual: readonly number[]): number {
  expected.forEach((p) => checkAbove(p, 'An expected probability'));
  actual.forEach((p) => checkProbability(p, 'A probability'));
  const isDistribution = (all: readonly number[]) =>
    Math.abs(all.reduce((sum, p) => sum + p, 0) - 1) < 1e-6;
  if (expected.length !== actual.length || !isDistribution(expected) || !isDistribution(actual))
    throw new RangeError(
      'Give two lists of probabilities of the same length, each with a sum of 1.',
    );
  return Math.sqrt(
    expected.reduce((sum, p, index) => sum + ((actual[index] ?? 0) - p) ** 2 / p, 0),
  );
}

/**
 * Share of all persons who have the event, under proportional hazards, where the survival of the first group is that of the
 * second to the power of the hazard ratio.
 * @param reference share of the second, the reference group that has the event
 * @param allocation relative sizes of both groups. @default equal
 */
export function eventShare(
  reference: number,
  hazardRatio: number,
  allocation: readonly [number, number] = [1, 1],
): number {
  checkInsideUnit(reference, 'The share with the event');
  checkAbove(hazardRatio, 'The hazard ratio');
  allocation.forEach((size) => checkAbove(size, 'A group size'));
  const first = 1 - (1 - reference) ** hazardRatio;
  const [n1, n2] = allocation;
  return (n1 * first + n2 * reference) / (n1 + n2);
}
