const POINTS = 25;
const DIGITS = 4;

/**
 * Power by group size, for drawing: about 25 whole sizes from the smallest sensible one to twice the
 * planned one. The planned size is among them.
 * @param least smallest size per group. @default 3
 */
export function powerCurve(
  powerAt: (perGroup: number) => number,
  planned: number,
  least = 3,
): { per_group: number; power: number }[] {
  const last = Math.max(planned * 2, least + POINTS);
  const sizes = new Set<number>([planned]);
  for (let i = 0; i < POINTS; i += 1) {
    sizes.add(Math.round(least + ((last - least) * i) / (POINTS - 1)));
  }
  return [...sizes]
    .sort((a, b) => a - b)
    .map((size) => ({ per_group: size, power: Number(powerAt(size).toFixed(DIGITS)) }));
}
