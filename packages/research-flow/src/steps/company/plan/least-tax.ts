import type { CompanyStructure } from '@spinout/api-client';
import { computeFranchiseTaxOfYear, VentureInputError } from '@spinout/domain/venture';
import { formatMoney, formatNumber } from '@spinout/design-system';

export interface LeastTax {
  /** What the messages name. */
  readonly slots: Readonly<Record<'year' | 'tax' | 'report' | 'days' | 'daysOfYear', string>>;
  /** Whether the company existed for a part of the year only. */
  readonly isPart: boolean;
}

const YEAR_DIGITS = 4;

/**
 * The Delaware franchise tax that a company without assets pays for the year before the due date.
 * @returns null if its shares or their par value are no numbers to compute with
 */
export function findLeastTax(
  { authorizedShares, parValue }: CompanyStructure,
  formationDate: string,
  { date: due, locale }: { readonly date: string; readonly locale: string },
): LeastTax | null {
  const year = Number(due.slice(0, YEAR_DIGITS)) - 1;
  const yearStart = `${year}-01-01`;
  const from = formationDate > yearStart ? formationDate : yearStart;
  const stock = { name: '', authorizedShares, issuedShares: 0, parValueUsd: parValue };
  try {
    const { taxUsd, annualReportUsd, daysOfYear, periods } = computeFranchiseTaxOfYear({
      year,
      periods: [{ from, classes: [stock], grossAssetsCents: 0 }],
    });
    const days = periods[0]?.days ?? daysOfYear;
    return {
      slots: {
        year: String(year),
        tax: formatMoney(taxUsd, locale),
        report: formatMoney(annualReportUsd, locale),
        days: formatNumber(days, locale),
        daysOfYear: formatNumber(daysOfYear, locale),
      },
      isPart: days < daysOfYear,
    };
  } catch (error) {
    if (error instanceof VentureInputError) return null;
    throw error;
  }
}
