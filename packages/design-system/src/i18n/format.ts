const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times its use, so each is made once. */
function remember<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = formatters.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  formatters.set(key, made);
  return made;
}

const numbers = (locale: string, options: Intl.NumberFormatOptions) =>
  remember(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** Writes a number as the locale does: 1,234.5. */
export const formatNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
) => numbers(locale, options).format(value);

/**
 * Writes a share of 0–1 as a percentage: 0.874 is "87%".
 * @param digits digits after the point. @default 0
 */
export const formatPercent = (share: number, locale: string, digits = 0) =>
  numbers(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

/**
 * Writes an amount of money, without cents when it has none: 50000 is "$50,000".
 * @param currency ISO 4217 code. @default 'USD'
 */
export const formatMoney = (amount: number, locale: string, currency = 'USD') =>
  numbers(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** Writes a date: "3 November 2026" in the locale's own order. @default options long date, UTC */
export const formatDate = (
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' },
) =>
  remember(
    `d${locale}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, options),
  ).format(date);
