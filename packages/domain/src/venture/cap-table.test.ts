import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPercentage, postMoney, priceRound, totalShares } from './cap-table.js';
import { defaultCompany } from './default-company.js';
import { taxByAssumedParValue, taxByAuthorizedShares } from './delaware-franchise-tax.js';
import { dilutionOverRounds } from './dilution.js';
import { allocateShares, founderShares } from './shares.js';

const company = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });

describe('shares', () => {
  it('are allocated as whole numbers with the exact sum', () => {
    const weights = fc.array(fc.double({ min: -5, max: 100, noNaN: true }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), weights, (total, by) => {
        const parts = allocateShares(total, by);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true);
      }),
    );
  });

  it('that remain go to the largest remainders', () => {
    expect(allocateShares(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(allocateShares(7, [60, 40])).toEqual([4, 3]);
    expect(allocateShares(10, [0, 0])).toEqual([5, 5]);
  });

  it('of the founders follow their ownership, even if it does not sum to 100', () => {
    const founders = [
      { name: 'Ada', email: '', ownership: 100, role: '' },
      { name: 'Bo', email: '', ownership: 40, role: '' },
    ];
    const parts = founderShares({ ...company, founders }).map(({ shares }) => shares);
    expect(parts).toEqual([4_642_857, 1_857_143]);
    expect(founderShares({ ...company, founders: [] })).toHaveLength(1);
  });
});

describe('rounds', () => {
  it('CO-16 has a post-money valuation of pre-money plus amount', () => {
    const { seedRound, seriesA } = company.fundraisingStrategy;
    expect(postMoney(seedRound)).toBe(10_000_000);
    expect(postMoney(seriesA)).toBe(33_000_000);
  });

  it('dilutes the founders from 65 % to 52 % to 39.39 % at $0.80 and $2.00', () => {
    const stages = dilutionOverRounds(company);
    expect(stages.map(({ holders }) => holders[0]?.percentage)).toEqual([65, 52, 39.39]);
    expect(stages.map(({ pricePerShareUsd }) => pricePerShareUsd)).toEqual([null, 0.8, 2]);
    expect(stages.map((stage) => stage.totalShares)).toEqual([10_000_000, 12_500_000, 16_500_000]);
    expect(stages.map(({ postMoneyUsd }) => postMoneyUsd)).toEqual([null, 10_000_000, 33_000_000]);
  });

  it('computes how many more shares must be authorized', () => {
    const missing = dilutionOverRounds(company).map((stage) => stage.missingAuthorizedShares);
    expect(missing).toEqual([0, 2_500_000, 6_500_000]);
  });

  it('omits a round without a price', () => {
    const { seriesA, seedRound } = company.fundraisingStrategy;
    const strategy = { seedRound: { ...seedRound, valuation: 0 }, seriesA };
    const names = dilutionOverRounds({ ...company, fundraisingStrategy: strategy }).map(
      (s) => s.name,
    );
    expect(names).toEqual(['Formation', 'Series A']);
  });

  it('prices a Series A of 15,000,000 pre-money with 1,695,000 new pool shares at $1.1144', () => {
    const { pricePerShareUsd, newShares, holders } = priceRound(
      [{ name: 'Everybody', shares: 11_764_705 }],
      { investor: 'A', amountUsd: 5_000_000, preMoneyUsd: 15_000_000, newPoolShares: 1_695_000 },
    );
    expect(pricePerShareUsd).toBe(1.1144);
    expect(newShares).toBe(4_486_719);
    expect(totalShares(holders)).toBe(11_764_705 + 1_695_000 + 4_486_719);
  });

  it('adds new pool shares to the existing pool', () => {
    const holders = [
      { name: 'Founders', shares: 900 },
      { name: 'Employee Pool', shares: 100 },
    ];
    const round = { investor: 'A', amountUsd: 1000, preMoneyUsd: 2000, newPoolShares: 100 };
    expect(priceRound(holders, round).holders[1]?.shares).toBe(200);
  });

  it('never gives the investor more than the money buys', () => {
    const money = fc.integer({ min: 10_000, max: 20_000_000 });
    fc.assert(
      fc.property(
        money,
        money,
        fc.integer({ min: 1_000, max: 20_000_000 }),
        (amount, pre, shares) => {
          fc.pre(pre / shares >= 0.01);
          const { newShares, pricePerShareUsd } = priceRound([{ name: 'F', shares }], {
            investor: 'A',
            amountUsd: amount,
            preMoneyUsd: pre,
          });
          expect(Number.isInteger(newShares)).toBe(true);
          expect(newShares * pricePerShareUsd).toBeLessThanOrEqual(amount + 1e-6);
          expect((newShares + 1) * pricePerShareUsd).toBeGreaterThan(amount - 1e-6);
        },
      ),
    );
  });

  it.each([0, -0, -1, -500_000, Number.NaN, Infinity, -Infinity])(
    'refuses a round of %d dollars or with that pre-money valuation',
    (usd) => {
      const holders = [{ name: 'F', shares: 1000 }];
      const round = { investor: 'A', amountUsd: 500, preMoneyUsd: 1000 };
      expect(() => priceRound(holders, { ...round, amountUsd: usd })).toThrow(
        new RangeError('The amount of a round must be a finite number of dollars above 0.'),
      );
      expect(() => priceRound(holders, { ...round, preMoneyUsd: usd })).toThrow(
        new RangeError('The pre-money valuation must be a finite number of dollars above 0.'),
      );
    },
  );

  it('refuses a round without a price and invalid pool shares', () => {
    const round = { investor: 'A', amountUsd: 500, preMoneyUsd: 1000 };
    expect(() => priceRound([], round)).toThrow('give a price');
    expect(() => priceRound([{ name: 'F', shares: 1e9 }], round)).toThrow('give a price');
    for (const newPoolShares of [-1, 0.5, Number.NaN, Infinity]) {
      const shrinking = () => priceRound([{ name: 'F', shares: 10 }], { ...round, newPoolShares });
      expect(shrinking).toThrow('New pool shares must be a whole number');
    }
  });

  it('omits a round with an infinite amount', () => {
    const { seriesA, seedRound } = company.fundraisingStrategy;
    const strategy = { seedRound: { ...seedRound, amount: Infinity }, seriesA };
    expect(dilutionOverRounds({ ...company, fundraisingStrategy: strategy })).toHaveLength(2);
  });

  it('rounds percentages to two decimals', () => {
    expect(getPercentage(6_500_000, 16_500_000)).toBe(39.39);
    expect(getPercentage(1, 0)).toBe(0);
  });
});

describe('Delaware franchise tax', () => {
  it('of 10,000,000 shares is $85,165 by authorized shares and at least $400 by par value', () => {
    expect(taxByAuthorizedShares(10_000_000)).toBe(85_165);
    const shares = { authorizedShares: 10_000_000, issuedShares: 8_500_000, parValueUsd: 0.001 };
    expect(taxByAssumedParValue({ ...shares, grossAssetsUsd: 0 })).toBe(400);
    expect(taxByAssumedParValue({ ...shares, grossAssetsUsd: 2_000_000 })).toBe(1200);
  });

  it('has a minimum and a maximum', () => {
    expect([5000, 5001, 10_000, 10_001].map(taxByAuthorizedShares)).toEqual([175, 250, 250, 335]);
    expect(taxByAuthorizedShares(1e12)).toBe(200_000);
  });
});
