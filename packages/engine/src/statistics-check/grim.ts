/** A mean as printed and the number of values behind it. */
export interface PrintedMean {
  /** With all its decimals: "3.50" is more precise than "3.5". */
  readonly mean: string;
  readonly n: number;
  /** Number of whole-number items that are averaged for each person. @default 1 */
  readonly items?: number;
}

export interface GrimResult {
  readonly isPossible: boolean;
  /** Whether the test can fail at all: with many values every mean is possible. */
  readonly isInformative: boolean;
  /** The possible means next to the printed one, below and above, with two more decimals than printed. */
  readonly nearest: readonly [below: number, above: number];
}

/**
 * GRIM test: whether `n` whole numbers can have the printed mean, with any rule for rounding halves. Brown & Heathers
 * 2017, Social Psychological and Personality Science 8, 363.
 * @throws {RangeError} unless the mean is a decimal number, and `n` and `items` are whole numbers above 0
 */
export function testGrim({ mean, n, items = 1 }: PrintedMean): GrimResult {
  if (!/^[-−–]?\d{0,9}(?:\.\d{1,9})?$/u.test(mean) || !/\d/u.test(mean)) {
    throw new RangeError('The mean must be a decimal number.');
  }
  if (![n, items].every((count) => Number.isSafeInteger(count) && count > 0)) {
    throw new RangeError('The numbers of values and items must be whole numbers above 0.');
  }
  const value = Number(mean.replace(/^[−–]/u, '-'));
  const decimals = mean.split('.')[1]?.length ?? 0;
  const count = n * items;
  const below = Math.floor(value * count) / count;
  const above = Math.ceil(value * count) / count;
  const tolerance = 0.5 * 10 ** -decimals + 1e-12 * Math.max(1, Math.abs(value));
  const round = (possible: number) => Number(possible.toFixed(Math.min(11, decimals + 2)));
  return {
    isPossible: value - below <= tolerance || above - value <= tolerance,
    isInformative: count < 10 ** decimals,
    nearest: [round(below), round(above)],
  };
}
