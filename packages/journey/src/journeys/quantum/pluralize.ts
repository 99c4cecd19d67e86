import { fill, formatNumber } from '@spinout/design-system';

/** A count with its noun: "1 gate", "1,300 gates". */
export const pluralize = (count: number, one: string, many: string, locale: string): string =>
  count === 1 ? one : fill(many, { count: formatNumber(count, locale) });
