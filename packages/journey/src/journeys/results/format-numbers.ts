import { formatNumber, formatPercent } from '@spinout/design-system';

const MAX_DIGITS = 4;

export const formatReportNumber = (value: number, locale: string): string =>
  formatNumber(value, locale, { maximumFractionDigits: MAX_DIGITS });

const YEAR_RANGE = { least: 1000, most: 2199 } as const;

/** Whether the numbers of a column look like years, which have no thousands separator. */
export const areYears = (values: readonly unknown[]): boolean => {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.every(
    (value) => Number.isInteger(value) && value >= YEAR_RANGE.least && value <= YEAR_RANGE.most,
  );
};

/** Formats a share from 0 to 1 as a percentage; null if missing. */
export const formatShare = (value: number | null | undefined, locale: string): string | null =>
  value == null ? null : formatPercent(value, locale);
