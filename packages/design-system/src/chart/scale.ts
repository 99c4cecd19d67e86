/** Position of a value on an axis from 0 to `max` as a percentage, within 0–100; 0 for an empty axis. */
export const toPercent = (value: number, max: number): number =>
  max > 0 && Number.isFinite(value) ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;

/** Steps that read well in the decimal system, for each power of ten. */
const DECIMAL_STEPS = [1, 2, 5] as const;

/** Smallest decimal step that cuts an axis into at most `atMost` parts. */
const findDecimalStep = (max: number, atMost: number, least: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(max / atMost, Number.MIN_VALUE)));
  const step = [...DECIMAL_STEPS, 10]
    .map((factor) => factor * power)
    .find((each) => max / each <= atMost);
  return Math.max(step ?? 10 * power, least);
};

export interface TickOptions {
  /** Most parts between the ticks. @default 5 */
  readonly atMost?: number | undefined;
  /** Steps to prefer while one of them fits, such as 1, 3, 6 and 12 for months. @default 1, 2 and 5 times a power of ten */
  readonly steps?: readonly number[] | undefined;
  /** Smallest step, such as 1 for counts. @default 0 */
  readonly least?: number | undefined;
}

/** The round values to label on an axis from 0 to `max`: in equal steps from 0, none beyond `max`. */
export function getTicks(
  max: number,
  { atMost = 5, steps = [], least = 0 }: TickOptions = {},
): readonly number[] {
  if (!(max > 0) || !Number.isFinite(max)) return [0];
  const step = steps.find((each) => max / each <= atMost) ?? findDecimalStep(max, atMost, least);
  const count = Math.floor(max / step + 1e-9);
  // Twelve digits remove the errors of multiplying decimal fractions.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Value on the line through points that are ordered by `x`; the nearest end outside them. */
export function interpolate(
  points: readonly { readonly x: number; readonly y: number }[],
  x: number,
): number | null {
  const after = points.findIndex((point) => point.x >= x);
  const right = points[after] ?? points.at(-1);
  const left = after > 0 ? points[after - 1] : right;
  if (!left || !right) return null;
  if (right.x <= left.x || x >= right.x) return right.y;
  return left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
}

/** Shares of a whole as percentages that sum to 100; all 0 if there is nothing to share. Negative values count as 0. */
export function toShares(values: readonly number[]): readonly number[] {
  const counted = values.map((value) => (value > 0 && Number.isFinite(value) ? value : 0));
  const sum = counted.reduce((total, value) => total + value, 0);
  return counted.map((value) => (sum > 0 ? (value / sum) * 100 : 0));
}

/** Number of series that are told apart; a further one repeats the first. */
export const SERIES_COUNT = 8;

/** The number of a series from its position: 1–8. */
export const toSeries = (index: number): number => (index % SERIES_COUNT) + 1;

/** The key of a series from its position: A, B, C … */
export const toKey = (index: number): string => String.fromCharCode(65 + (index % 26));
