/** Axis scale with round ends and ticks. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Position of a number between the ends, 0–1. */
  readonly at: (value: number) => number;
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** Rounds away floating-point errors of step sums. */
const DIGITS = 12;

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ROUND_STEPS.find((one) => one * power >= rough * (1 - Number.EPSILON));
  return (step ?? 10) * power;
};

/** Beyond these limits, differences and quotients are not finite. */
const LARGEST = 1e150;
const SMALLEST = 1e-150;
const clampMagnitude = (value: number) => Math.min(Math.max(value, -LARGEST), LARGEST);

/** Creates a scale with round ends and steps around values. @param steps approximate maximum number of steps */
export function createScale(values: readonly number[], steps: number, fromZero: boolean): Scale {
  const known = (fromZero ? [0, ...values] : values).map(clampMagnitude);
  const least = known.reduce((low, value) => Math.min(low, value), Infinity);
  const most = known.reduce((high, value) => Math.max(high, value), -Infinity);
  const width = most - least;
  // Equal values have no range.
  const isPlain = width > Math.max(SMALLEST, 1e-9 * Math.max(Math.abs(least), Math.abs(most)));
  const step = roundStep((isPlain ? width : Math.max(Math.abs(most), 1)) / steps);
  const from = Math.floor(least / step + 1e-9) * step;
  const to = Math.max(Math.ceil(most / step - 1e-9) * step, from + step);
  const count = Math.min(Math.round((to - from) / step), 2 * steps);
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number((from + index * step).toPrecision(DIGITS)),
  );
  return { from, to, ticks, at: (value) => (clampMagnitude(value) - from) / (to - from) };
}

const LARGEST_PLAIN = 1e6;
const SMALLEST_PLAIN = 1e-4;
const MINUS = /-/g;

interface NumberFormats {
  readonly plain: Intl.NumberFormat;
  readonly short: Intl.NumberFormat;
}

const formats = new Map<string, NumberFormats>();

const getFormats = (locale: string): NumberFormats => {
  const known = formats.get(locale);
  if (known) return known;
  const created = {
    plain: new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }),
    short: new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 }),
  };
  formats.set(locale, created);
  return created;
};

/** A number as written on an axis. @param locale @default 'en-US' */
export const formatTick = (value: number, locale = 'en-US'): string => {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN);
  const { plain, short } = getFormats(locale);
  return (isPlain ? plain : short).format(value).replaceAll(MINUS, '−');
};
