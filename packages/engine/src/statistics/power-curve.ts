import { checkAbove, checkWhole } from './arguments.js';

const POINTS = 25;
const DIGITS = 4;

/**
 * Power curve: power by group size for about 25 integer sizes, from the smallest useful size to twice the planned
 * size. Includes the planned size.
 * @param planned whole size of a group
 * @param least smallest size per group. @default 3
 */
export function computePowerCurve(
  powerAt: (perGroup: number) => number,
  planned: number,
  least = 3,
): { per_group: number; power: number }[] {
  checkWhole(planned, 'The planned size', 1);
  checkAbove(least, 'The least size');
  const last = Math.max(planned * 2, least + POINTS);
  const sizes = new Set<number>([planned]);
  for (let i = 0; i < POINTS; i += 1) {
    sizes.add(Math.round(least + ((last - least) * i) / (POINTS - 1)));
  }
  return [...sizes]
    .sort((a, b) => a - b)
    .map((size) => ({ per_group: size, power: Number(powerAt(size).toFixed(DIGITS)) }));
}
