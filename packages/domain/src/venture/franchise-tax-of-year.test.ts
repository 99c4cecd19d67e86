import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates/plain-date.js';
import { computeFranchiseTax } from './delaware-franchise-tax.js';
import { computeFranchiseTaxOfYear, type FranchiseTaxPeriod } from './franchise-tax-of-year.js';

const period = (from: string, authorizedShares: number, assetsUsd = 0): FranchiseTaxPeriod => ({
  from,
  classes: [
    { name: 'Common', authorizedShares, issuedShares: authorizedShares, parValueUsd: 0.0001 },
  ],
  grossAssetsCents: assetsUsd * 100,
});

describe('the Delaware franchise tax of a part of a year', () => {
  it('is that of the days since the formation, and less than that of a year', () => {
    // October 1 to December 31: 31 + 30 + 31 days of 365.
    const tax = computeFranchiseTaxOfYear({
      year: 2026,
      periods: [period('2026-10-01', 10_000_000)],
    });
    expect(tax).toMatchObject({ daysOfYear: 365, taxUsd: 100.82, annualReportUsd: 50 });
    expect(tax.periods).toMatchObject([
      { until: '2026-12-31', days: 92, method: 'assumedParValue' },
    ]);
  });

  it('counts 366 days in a leap year, and ends with the corporation', () => {
    const periods = [period('2028-01-01', 5000)];
    expect(computeFranchiseTaxOfYear({ year: 2028, periods }).taxUsd).toBe(175);
    // January 31 + February 29 days: 175 × 60 / 366.
    expect(computeFranchiseTaxOfYear({ year: 2028, periods, until: '2028-02-29' })).toMatchObject({
      daysOfYear: 366,
      taxUsd: 28.69,
    });
  });

  it('adds the periods of a change, each by its lower method', () => {
    // To June 30: 5,000 shares, $175. From July 1: 20,000,000 at $0.20 are four millions, $1,600.
    const tax = computeFranchiseTaxOfYear({
      year: 2027,
      periods: [period('2027-01-01', 5000), period('2027-07-01', 20_000_000, 4_000_000)],
    });
    expect(tax.periods).toMatchObject([
      { until: '2027-06-30', days: 181, method: 'authorizedShares', proratedUsd: 86.78 },
      { from: '2027-07-01', days: 184, method: 'assumedParValue', proratedUsd: 806.58 },
    ]);
    expect(tax.taxUsd).toBe(893.36);
  });

  it('covers each day once, and is that of a whole year if nothing changes', () => {
    const shares = fc.integer({ min: 1, max: 100_000_000 });
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 4 });
    fc.assert(
      fc.property(shares, days, (authorizedShares, changes) => {
        const starts = [0, ...changes.toSorted((a, b) => a - b)];
        const periods = starts.map((day) => period(addDays('2026-01-01', day), authorizedShares));
        const tax = computeFranchiseTaxOfYear({ year: 2026, periods });
        expect(tax.periods.reduce((all, each) => all + each.days, 0)).toBe(365);
        const [first] = periods;
        const whole = first ? computeFranchiseTax(first).taxUsd : 0;
        // Each period is rounded to a cent.
        expect(Math.abs(tax.taxUsd - whole)).toBeLessThanOrEqual(0.005 * periods.length + 1e-9);
      }),
    );
  });

  it.each([
    ['periods[0].from', { periods: [period('2025-12-31', 5000)] }],
    ['periods[0].from', { periods: [period('2026-02-30', 5000)] }],
    ['periods[0].from', { periods: [period('2026-03-01', 5000), period('2026-03-01', 6000)] }],
    ['periods[0].from', { periods: [period('2026-03-01', 5000)], until: '2026-02-28' }],
    ['until', { periods: [period('2026-03-01', 5000)], until: '2027-01-01' }],
    ['periods', { periods: [] }],
  ])('refuses an invalid %s', (field, input) => {
    expect(() => computeFranchiseTaxOfYear({ year: 2026, ...input })).toThrow(
      expect.objectContaining({ name: 'VentureInputError', field }),
    );
  });
});
