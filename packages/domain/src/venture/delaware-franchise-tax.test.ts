import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFranchiseTax, type StockClass } from './delaware-franchise-tax.js';

const common: StockClass = {
  name: 'Common',
  authorizedShares: 10_000_000,
  issuedShares: 8_500_000,
  parValueUsd: 0.001,
};

describe('Delaware franchise tax of several classes', () => {
  it('is that of the state’s example: $1,600 for 1,000,000 shares at $1 and 250,000 at $5', () => {
    const tax = computeFranchiseTax({
      classes: [
        { name: 'A', authorizedShares: 1_000_000, issuedShares: 400_000, parValueUsd: 1 },
        { name: 'B', authorizedShares: 250_000, issuedShares: 85_000, parValueUsd: 5 },
      ],
      grossAssetsCents: 100_000_000,
    });
    // 1,000,000 × 2.061856 + 250,000 × 5 = 3,311,856: four millions.
    expect(tax.assumedParUsd).toBe(2.061856);
    expect(tax.byAssumedParValueUsd).toBe(1600);
    // 1,250,000 shares: 250 + 124 × 85.
    expect(tax.byAuthorizedSharesUsd).toBe(10_790);
    expect(tax).toMatchObject({ taxUsd: 1600, method: 'assumedParValue', annualReportUsd: 50 });
  });

  it('is $85,165 or $400 for a new company with 10,000,000 shares', () => {
    const tax = computeFranchiseTax({ classes: [common], grossAssetsCents: 0 });
    expect([tax.byAuthorizedSharesUsd, tax.byAssumedParValueUsd]).toEqual([85_165, 400]);
  });

  it('counts stock without par value at $100 a share, and adds the capital of the other stock', () => {
    const noPar = { ...common, name: 'Preferred', parValueUsd: null };
    // $3,400,000 / 17,000,000 = $0.20 on 10,000,000 shares: two millions, and $85,165 for the others.
    const both = computeFranchiseTax({ classes: [common, noPar], grossAssetsCents: 340_000_000 });
    expect(both).toMatchObject({ assumedParUsd: 0.2, byAssumedParValueUsd: 85_965 });
    // 10,000 shares count as $1,000,000 ($250), and $500,000 of other capital is half of a million ($200).
    const few = { ...noPar, authorizedShares: 10_000, issuedShares: 10_000 };
    const par = { ...common, authorizedShares: 1_000_000, issuedShares: 990_000 };
    expect(
      computeFranchiseTax({ classes: [par, few], grossAssetsCents: 50_000_000 }),
    ).toMatchObject({ assumedParUsd: 0.5, byAssumedParValueUsd: 450 });
  });

  it('costs as much by both methods if no stock has a par value, but for the least amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), (authorizedShares) => {
        const stock = { ...common, authorizedShares, issuedShares: 1, parValueUsd: null };
        const tax = computeFranchiseTax({ classes: [stock], grossAssetsCents: 1e9 });
        expect(tax.byAssumedParValueUsd).toBe(Math.max(400, tax.byAuthorizedSharesUsd));
      }),
    );
  });

  it('prefers the authorized shares if they cost less', () => {
    const few = { ...common, authorizedShares: 5000, issuedShares: 5000 };
    expect(computeFranchiseTax({ classes: [few], grossAssetsCents: 0 })).toMatchObject({
      taxUsd: 175,
      method: 'authorizedShares',
    });
  });

  it('is limited to $200,000, or $250,000 for a large corporate filer', () => {
    const many = { ...common, authorizedShares: 5_000_000_000 };
    const input = { classes: [many], grossAssetsCents: 100_000_000_000_00 };
    expect(computeFranchiseTax(input).taxUsd).toBe(200_000);
    expect(computeFranchiseTax({ ...input, isLargeCorporateFiler: true }).taxUsd).toBe(250_000);
  });

  it('does not change if a class is split into two with the same par value', () => {
    const shares = fc.integer({ min: 1, max: 20_000_000 });
    fc.assert(
      fc.property(shares, shares, fc.integer({ min: 0, max: 1e12 }), (a, b, grossAssetsCents) => {
        const of = (count: number) => ({
          ...common,
          authorizedShares: count,
          issuedShares: count,
        });
        const tax = computeFranchiseTax({ classes: [of(a), of(b)], grossAssetsCents });
        expect(tax).toEqual(computeFranchiseTax({ classes: [of(a + b)], grossAssetsCents }));
        expect(tax.taxUsd).toBe(Math.min(tax.byAuthorizedSharesUsd, tax.byAssumedParValueUsd));
        expect(tax.taxUsd).toBeGreaterThanOrEqual(175);
        expect(tax.taxUsd).toBeLessThanOrEqual(200_000);
      }),
    );
  });

  it.each([
    ['classes[0].issuedShares', { ...common, issuedShares: 10_000_001 }],
    ['classes[0].authorizedShares', { ...common, authorizedShares: -1 }],
    ['classes[0].parValueUsd', { ...common, parValueUsd: -0.1 }],
  ])('refuses an invalid %s', (field, stock) => {
    expect(() => computeFranchiseTax({ classes: [stock], grossAssetsCents: 0 })).toThrow(
      expect.objectContaining({ name: 'VentureInputError', field }),
    );
  });
});
