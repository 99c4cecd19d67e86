import {
  computeFranchiseTax,
  computeFranchiseTaxOfYear,
  taxByAuthorizedShares,
} from '@spinout/domain/venture';
import type { PublishedCase } from './published-case.types.js';

const STATE = 'rates of the Delaware Division of Corporations, worked out by hand';
const stock = (authorizedShares: number, issuedShares: number, parValueUsd: number | null) => ({
  name: 'Stock',
  authorizedShares,
  issuedShares,
  parValueUsd,
});
const byPar = (grossAssetsUsd: number, ...classes: readonly ReturnType<typeof stock>[]) =>
  computeFranchiseTax({ classes, grossAssetsCents: grossAssetsUsd * 100 }).byAssumedParValueUsd;

const PART_OF_YEAR = '8 Del. C. 503(d) and (e), tax × days / 365, by hand';
const ofYear = (
  year: number,
  ...periods: readonly (readonly [from: string, authorizedShares: number])[]
) =>
  computeFranchiseTaxOfYear({
    year,
    periods: periods.map(([from, shares]) => ({
      from,
      classes: [stock(shares, shares, 0.0001)],
      grossAssetsCents: 0,
    })),
  }).taxUsd;

/** Delaware franchise tax by both methods. */
export const franchiseTaxCases: readonly PublishedCase[] = [
  ...(
    [
      [5000, 175],
      [10_000, 250],
      [10_005, 335],
      [100_000, 1015],
      [1_000_000, 8665],
      [30_000_000, 200_000],
    ] as const
  ).map(([shares, tax]) => ({
    name: `authorized shares method for ${shares} shares`,
    source: STATE,
    compute: () => taxByAuthorizedShares(shares),
    expected: tax,
  })),
  {
    name: 'assumed par value method for common and preferred: exactly eight millions',
    source: STATE,
    // $5,200,000 / 13,000,000 = $0.40 on 20,000,000 shares.
    compute: () =>
      byPar(5_200_000, stock(15_000_000, 10_000_000, 0.0001), stock(5_000_000, 3_000_000, 0.0001)),
    expected: 3200,
  },
  {
    name: 'assumed par value method one cent above: nine millions',
    source: STATE,
    compute: () =>
      computeFranchiseTax({
        classes: [stock(15_000_000, 10_000_000, 0.0001), stock(5_000_000, 3_000_000, 0.0001)],
        grossAssetsCents: 520_001_000,
      }).byAssumedParValueUsd,
    expected: 3600,
  },
  {
    name: 'a class whose par value is above the assumed one counts at its own',
    source: STATE,
    // $1,000,000 / 1,000,000 = $1: 1,500,000 × $1 + 500,000 × $10.
    compute: () => byPar(1_000_000, stock(1_500_000, 900_000, 0.01), stock(500_000, 100_000, 10)),
    expected: 2800,
  },
  {
    name: 'three classes, one without par value, which counts at $100 a share',
    source: `${STATE}; 8 Del. C. 503(a)(2)`,
    // $2,000,000 / 4,000,000 = $0.50: 4,000,000 × $0.50 + 1,000,000 × $2, and $8,665 for 1,000,000 × $100.
    compute: () =>
      byPar(
        2_000_000,
        stock(4_000_000, 3_000_000, 0.001),
        stock(1_000_000, 800_000, null),
        stock(1_000_000, 200_000, 2),
      ),
    expected: 1600 + 8665,
  },
  {
    name: 'stock without par value costs as much by both methods',
    source:
      'Shultz 2010, In Delaware, No Par Value Can Cost a Bundle, danashultz.com, for the rule; worked out by hand',
    compute: () => byPar(100_000, stock(10_000_000, 8_000_000, null)),
    expected: 85_165,
  },
  {
    name: 'a new company with 10,000,000 shares and $500,000 pays the least',
    source: STATE,
    compute: () => byPar(500_000, stock(10_000_000, 9_000_000, 0.0001)),
    expected: 400,
  },
  {
    name: 'a corporation of November 1: 61 days of the least tax',
    source: PART_OF_YEAR,
    compute: () => ofYear(2026, ['2026-11-01', 10_000_000]),
    expected: 66.85,
  },
  {
    name: 'the same in a leap year',
    source: '8 Del. C. 503(d), tax × days / 366, by hand',
    compute: () => ofYear(2028, ['2028-11-01', 10_000_000]),
    expected: 66.67,
  },
  {
    name: 'a change from 5,000 to 10,000 shares on April 11, after a hundred days',
    source: `${PART_OF_YEAR}; the rule also in IncServ 2017, incserv.com/blog/2017/12`,
    // 175 × 100 / 365 = 47.95, and 250 × 265 / 365 = 181.51.
    compute: () => ofYear(2026, ['2026-01-01', 5000], ['2026-04-11', 10_000]),
    expected: 229.46,
  },
];
