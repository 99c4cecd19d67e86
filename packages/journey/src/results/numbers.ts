import { formatNumber, formatPercent } from '@spinout/design-system';

const MAX_DIGITS = 4;

/** A number for a report. */
export const numberText = (value: number, locale: string): string =>
  formatNumber(value, locale, { maximumFractionDigits: MAX_DIGITS });

const YEARS = { least: 1000, most: 2199 } as const;

/** Whether numbers that stand under each other look like years, which have no thousands. */
export const areYears = (values: readonly unknown[]): boolean => {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.every(
    (value) => Number.isInteger(value) && value >= YEARS.least && value <= YEARS.most,
  );
};

/** A share of 0–1 as a percentage; null where there is none. */
export const shareText = (value: number | null | undefined, locale: string): string | null =>
  value == null ? null : formatPercent(value, locale);
