export const DEFAULT_LOCALE = 'en-US';

/** Formats whole US dollars, e.g. "$2,000,000". */
export const usd = (amount: number, locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);

/** Formats a price per share with two to six decimals, e.g. "$0.001". */
export const pricePerShare = (amount: number, locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(amount);

/** Formats a count of shares, e.g. "10,000,000". */
export const count = (shares: number, locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(shares);

/** Formats 0 to 100, e.g. "39.39%". */
export const percent = (percentage: number, locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percentage / 100,
  );
