/** Creating a formatter is about a hundred times slower than using it, so they are cached. */
const cacheFormats = <Options, Format>(create: (locale: string, options: Options) => Format) => {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale}${JSON.stringify(options)}`;
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
};

const getNumberFormat = /* @__PURE__ */ cacheFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

const getDateFormat = /* @__PURE__ */ cacheFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formats a number: 1,234.5. */
export const formatNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
) => getNumberFormat(locale, options).format(value);

/**
 * Formats a fraction of 0–1 as a percentage: 0.874 is "87%".
 * @param digits digits after the point. @default 0
 */
export const formatPercent = (fraction: number, locale: string, digits = 0) =>
  getNumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fraction);

const RIGHT_TO_LEFT_MARK = '\u200F';
const LEFT_TO_RIGHT_MARK = '\u200E';

/**
 * Formats an amount of money, without cents if it is a whole number: 50000 is "$50,000".
 * @param currency ISO 4217 code. @default 'USD'
 */
export function formatMoney(amount: number, locale: string, currency = 'USD'): string {
  const text = getNumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
  // Keeps “US$” together in right-to-left text, where Intl puts a mark in front of the amount.
  return text.startsWith(RIGHT_TO_LEFT_MARK) && text.endsWith('$')
    ? `${text}${LEFT_TO_RIGHT_MARK}`
    : text;
}

/** Formats a date: "November 3, 2026". @default options long date, UTC */
export const formatDate = (
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' },
) => getDateFormat(locale, options).format(date);
