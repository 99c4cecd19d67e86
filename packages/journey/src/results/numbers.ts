import { formatNumber, formatPercent } from '@spinout/design-system';

const MAX_DIGITS = 4;

/** A number for a report: years stay whole, thousands are grouped from five digits on. */
export const numberText = (value: number, locale: string): string =>
  formatNumber(value, locale, { maximumFractionDigits: MAX_DIGITS, useGrouping: 'min2' });

/** A share of 0–1 as a percentage; null where there is none. */
export const shareText = (value: number | null | undefined, locale: string): string | null =>
  value == null ? null : formatPercent(value, locale);
