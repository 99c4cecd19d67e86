import { computeFranchiseTax, taxByAuthorizedShares } from '@spinout/domain/venture';
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
    name: 'three classes, one without par value',
    source: STATE,
    // $2,000,000 / 4,000,000 = $0.50 on 5,000,000 shares, and 1,000,000 × $2.
    compute: () =>
      byPar(
        2_000_000,
        stock(4_000_000, 3_000_000, 0.001),
        stock(1_000_000, 800_000, null),
        stock(1_000_000, 200_000, 2),
      ),
    expected: 2000,
  },
  {
    name: 'a new company with 10,000,000 shares and $500,000 pays the least',
    source: STATE,
    compute: () => byPar(500_000, stock(10_000_000, 9_000_000, 0.0001)),
    expected: 400,
  },
];
