import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRound, totalShares } from './cap-table.js';
import { convertSafes, type PostMoneySafe } from './safes.js';

const founders = [{ name: 'Founders', shares: 10_000_000 }];
/** The two SAFEs of the example in Y Combinator's Safe User Guide: 5 % and 10 %. */
const guide: readonly PostMoneySafe[] = [
  { investor: 'A', amountUsd: 200_000, postMoneyCapUsd: 4_000_000 },
  { investor: 'B', amountUsd: 800_000, postMoneyCapUsd: 8_000_000 },
];
const convertToShares = (safes: readonly PostMoneySafe[], pricePerShareUsd?: number) =>
  convertSafes(founders, safes, pricePerShareUsd === undefined ? undefined : { pricePerShareUsd })
    .slice(1)
    .map(({ shares }) => shares);

describe('post-money SAFEs', () => {
  it('of 5 % and 10 % on 10,000,000 shares result in 11,764,705 shares', () => {
    expect(convertToShares(guide)).toEqual([588_235, 1_176_470]);
    expect(totalShares(convertSafes(founders, guide))).toBe(11_764_705);
  });

  it('convert at their caps if the price of the round is higher, as in the guide’s Series A at $1.1144', () => {
    const before = convertSafes(founders, guide);
    const round = priceRound(before, {
      investor: 'Series A',
      amountUsd: 5_000_000,
      preMoneyUsd: 15_000_000,
      newPoolShares: 1_695_000,
    });
    expect(round.pricePerShareUsd).toBe(1.1144);
    expect(convertSafes(founders, guide, round)).toEqual(before);
  });

  it('convert at the price of the round if it is below the price by the cap', () => {
    // 200,000 / 0.25 and 800,000 / 0.25; by the caps they would be 700,000 and 1,400,000 of 14,000,000.
    expect(convertToShares(guide, 0.25)).toEqual([800_000, 3_200_000]);
  });

  it('include SAFEs that convert at the price of the round in the capitalization of the others', () => {
    // B buys 800,000 / 0.50 = 1,600,000 by price, more than its 10 %; A has 5 % of what there is then.
    const [a = 0, b] = convertToShares(guide, 0.5);
    expect(b).toBe(1_600_000);
    expect(a).toBe(Math.floor((11_600_000 / 0.95) * 0.05));
  });

  it('convert at the discounted price if that results in more shares', () => {
    const discounted = { investor: 'D', amountUsd: 100_000, discount: 0.2 };
    expect(convertToShares([discounted], 1)).toEqual([125_000]);
    // The cap of 5,000,000 gives 2 % of the company, 204,081 shares: more than the discount.
    expect(convertToShares([{ ...discounted, postMoneyCapUsd: 5_000_000 }], 1)).toEqual([204_081]);
    // A cap of 20,000,000 gives half a percent, 50,251 shares: fewer than the discount.
    expect(convertToShares([{ ...discounted, postMoneyCapUsd: 20_000_000 }], 1)).toEqual([125_000]);
  });

  it('convert at the price of the round without cap and discount', () => {
    expect(convertToShares([{ investor: 'M', amountUsd: 100_000 }], 2)).toEqual([50_000]);
  });

  it('each get the largest of the three numbers of shares for any terms', () => {
    const safe = fc.record(
      {
        investor: fc.constant('S'),
        amountUsd: fc.integer({ min: 1_000, max: 500_000 }),
        postMoneyCapUsd: fc.integer({ min: 5_000_000, max: 50_000_000 }),
        discount: fc.constantFrom(0, 0.1, 0.2, 0.5),
      },
      { requiredKeys: ['investor', 'amountUsd'] },
    );
    fc.assert(
      fc.property(
        fc.array(safe, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        (safes, price) => {
          const holders = convertSafes(founders, safes, { pricePerShareUsd: price });
          const capitalization = totalShares(holders);
          for (const [i, { amountUsd, postMoneyCapUsd, discount = 0 }] of safes.entries()) {
            const byCap = postMoneyCapUsd ? (amountUsd / postMoneyCapUsd) * capitalization : 0;
            const best = Math.max(byCap, amountUsd / (price * (1 - discount)), amountUsd / price);
            // Each SAFE is rounded down by less than one share.
            expect(Math.abs((holders[i + 1]?.shares ?? 0) - best)).toBeLessThan(2);
          }
        },
      ),
    );
  });

  it.each([0, -1, Number.NaN, Infinity])('refuse %d dollars as amount, cap or price', (usd) => {
    const safe = { investor: 'A', amountUsd: 1000, postMoneyCapUsd: 1_000_000 };
    expect(() => convertToShares([{ ...safe, amountUsd: usd }])).toThrow(
      'The amount of a SAFE must be',
    );
    expect(() => convertToShares([{ ...safe, postMoneyCapUsd: usd }])).toThrow('The valuation cap');
    expect(() => convertToShares([safe], usd)).toThrow('The price per share of a round must be');
  });

  it('refuse a discount outside 0 to 1, and a conversion without a cap or a round', () => {
    for (const discount of [-0.1, 1, 20, Number.NaN]) {
      const safe = { investor: 'A', amountUsd: 1000, discount };
      expect(() => convertToShares([safe], 1)).toThrow('The discount of a SAFE');
    }
    expect(() => convertToShares([{ investor: 'A', amountUsd: 1000 }])).toThrow(
      'only at the price',
    );
  });

  it('refuse to convert to the whole company', () => {
    const safe = { investor: 'A', amountUsd: 2, postMoneyCapUsd: 1 };
    expect(() => convertToShares([safe])).toThrow('The SAFEs take the whole company.');
    expect(() => convertToShares([safe], 1000)).toThrow('The SAFEs take the whole company.');
  });
});
