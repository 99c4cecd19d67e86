import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPercentage, totalShares } from '../cap-table.js';
import { closeFinancingRound, type FinancingRound } from './financing-round.js';
import { sizeOptionPool } from './option-pool.js';
import type { Safe } from './safe-claims.js';

const CENTS = 100;
const founders = [{ name: 'Founders', shares: 10_000_000 }];
/** Y Combinator's Safe User Guide: two SAFEs of 5 % and 10 %. */
const guideSafes: readonly Safe[] = [
  { investor: 'A', amountCents: 200_000 * CENTS, capCents: 4_000_000 * CENTS },
  { investor: 'B', amountCents: 800_000 * CENTS, capCents: 8_000_000 * CENTS },
];
const seriesA: FinancingRound = {
  investor: 'Series A',
  amountCents: 5_000_000 * CENTS,
  preMoneyCents: 15_000_000 * CENTS,
};
const sharesOf = ({ holders }: ReturnType<typeof closeFinancingRound>, name: string) =>
  holders.find((holder) => holder.name === name)?.shares ?? 0;
const convert = (safes: readonly Safe[], round: Partial<FinancingRound> = {}) =>
  closeFinancingRound(founders, { ...seriesA, safes, ...round }).conversions.map(
    ({ shares, term }) => [shares, term],
  );

describe('a priced round with SAFEs', () => {
  it('is that of the Safe User Guide: 11,764,705 shares, $1.1144, 4,486,719 new shares', () => {
    const closed = closeFinancingRound(founders, {
      ...seriesA,
      safes: guideSafes,
      pool: { newShares: 1_695_000 },
    });
    expect(closed.conversions).toEqual([
      { investor: 'A', shares: 588_235, term: 'postMoneyCap' },
      { investor: 'B', shares: 1_176_470, term: 'postMoneyCap' },
    ]);
    expect(closed.priceUnits).toBe(11_144);
    expect(closed.newShares).toBe(4_486_719);
    expect(closed.totalShares).toBe(11_764_705 + 1_695_000 + 4_486_719);
    expect(sharesOf(closed, 'Employee Pool')).toBe(1_695_000);
  });

  it('solves for a pool of 10 % after the money together with the SAFEs', () => {
    const before = [
      { name: 'Founders', shares: 9_900_000 },
      { name: 'Employee Pool', shares: 100_000 },
    ];
    const closed = closeFinancingRound(before, {
      ...seriesA,
      safes: guideSafes,
      pool: { percent: 10, of: 'postMoney' },
    });
    // 10 % after the money are 2/15 before it: (10,000,000 / 0.85 - 100,000) / (1 - 2/15) shares before the money.
    expect(closed.newPoolShares).toBe(1_694_571);
    expect(closed.priceUnits).toBe(11_145);
    expect(getPercentage(sharesOf(closed, 'Employee Pool'), closed.totalShares)).toBe(10);
  });

  it('converts a discount at the discounted price, also with a cap that is worth less', () => {
    // 100,000 at 20 % off is 125,000 of 15,000,000 before the money: 10,000,000 / (1 - 1/120) shares.
    const discounted: Safe = { investor: 'D', amountCents: 10_000_000, discountPercent: 20 };
    const [[shares = 0] = []] = convert([discounted]);
    expect(Math.abs(Number(shares) - 10_000_000 / 119)).toBeLessThan(2);
    expect(convert([{ ...discounted, capCents: 1_300_000_000 }])[0]?.[1]).toBe('discount');
    expect(convert([{ ...discounted, capCents: 500_000_000 }])[0]?.[1]).toBe('postMoneyCap');
    expect(convert([{ investor: 'N', amountCents: 10_000_000 }])[0]?.[1]).toBe('roundPrice');
  });

  it('converts a pre-money cap on the company without SAFEs, but with the new pool', () => {
    const safe = { amountCents: 50_000_000, capCents: 500_000_000, capBasis: 'preMoney' } as const;
    expect(convert([{ ...safe, investor: 'P' }])).toEqual([[1_000_000, 'preMoneyCap']]);
    // Another SAFE does not change it; a new pool does.
    expect(convert([{ ...safe, investor: 'P' }, ...guideSafes])[0]).toEqual([
      1_000_000,
      'preMoneyCap',
    ]);
    const pool = { newShares: 1_000_000 };
    expect(convert([{ ...safe, investor: 'P' }], { pool })).toEqual([[1_100_000, 'preMoneyCap']]);
    // A post-money SAFE of 10 % counts the pre-money SAFE with it, but not the new pool.
    const [, b] = convert([{ ...safe, investor: 'P' }, guideSafes[1] as Safe], { pool });
    expect(b).toEqual([Math.floor(11_100_000 / 9), 'postMoneyCap']);
  });

  it('lets a most favored nation SAFE take the best terms of a later one, never of an earlier one', () => {
    const mfn: Safe = { investor: 'M', amountCents: 20_000_000, mostFavoredNation: true };
    const capped: Safe = { investor: 'C', amountCents: 20_000_000, capCents: 400_000_000 };
    expect(convert([mfn, capped])).toEqual([
      [555_555, 'postMoneyCap'],
      [555_555, 'postMoneyCap'],
    ]);
    expect(convert([capped, mfn])[1]?.[1]).toBe('roundPrice');
    const discounted: Safe = { investor: 'D', amountCents: 100, discountPercent: 80 };
    expect(convert([mfn, capped, discounted])[0]?.[1]).toBe('discount');
  });

  it('gives pro rata rights their part of the capitalization from the new shares', () => {
    const [a, b] = guideSafes as readonly [Safe, Safe];
    const closed = closeFinancingRound(founders, {
      ...seriesA,
      safes: [{ ...a, proRata: true }, b],
      pool: { newShares: 1_695_000 },
    });
    // 5 % of the capitalization of 11,764,705 shares.
    const bought = Math.floor((4_486_719 * 588_235) / 11_764_705);
    expect(closed.purchases).toEqual([
      { investor: 'Series A', shares: 4_486_719 - bought, right: 'lead' },
      { investor: 'A', shares: bought, right: 'proRata' },
    ]);
    expect(sharesOf(closed, 'A')).toBe(588_235 + bought);
  });

  it('refuses SAFEs, pools and money that leave nothing', () => {
    const whole = { investor: 'W', amountCents: 200, capCents: 100 };
    expect(() => convert([whole])).toThrow('The SAFEs take the whole company.');
    expect(() => convert([{ investor: 'W', amountCents: 1_600_000_000 }])).toThrow(
      'The SAFEs take the whole company.',
    );
    expect(() => convert([], { pool: { percent: 80, of: 'postMoney' } })).toThrow(
      'The pool and the new money take the whole company.',
    );
    expect(() => closeFinancingRound([], seriesA)).toThrow('Give holders with shares');
    expect(() => closeFinancingRound([{ name: 'F', shares: 1e12 }], seriesA)).toThrow(
      'below $0.0001',
    );
  });

  it.each([
    ['amountCents', { amountCents: 0.5 }],
    ['preMoneyCents', { preMoneyCents: 0 }],
    ['pool.percent', { pool: { percent: 100, of: 'preMoney' } }],
    ['pool.newShares', { pool: { newShares: -1 } }],
    ['proRataHolders[0]', { proRataHolders: ['Nobody'] }],
    ['proRataHolders[1]', { proRataHolders: ['Founders', 'Founders'] }],
    ['safes[0].amountCents', { safes: [{ investor: 'S', amountCents: -1 }] }],
    ['safes[0].capCents', { safes: [{ investor: 'S', amountCents: 1, capCents: Number.NaN }] }],
    [
      'safes[0].discountPercent',
      { safes: [{ investor: 'S', amountCents: 1, discountPercent: 100 }] },
    ],
  ] as const)('refuses an invalid %s', (field, change) => {
    expect(() => closeFinancingRound(founders, { ...seriesA, ...change })).toThrow(
      expect.objectContaining({ name: 'VentureInputError', field }),
    );
  });
});

describe('an option pool in percent', () => {
  it('before the money is that part of the shares before it', () => {
    expect(sizeOptionPool({ otherShares: 8_000_000, percent: 20, of: 'preMoney' })).toEqual({
      poolShares: 2_000_000,
      newPoolShares: 2_000_000,
    });
  });

  it('after the money is larger, because the investment dilutes the pool too', () => {
    // 20 % of the company is sold; 10 % after the money are 12.5 % before it.
    const input = { otherShares: 8_750_000, percent: 10, of: 'postMoney' } as const;
    const money = { amountCents: 200_000_000, preMoneyCents: 800_000_000 };
    expect(sizeOptionPool({ ...input, ...money }).poolShares).toBe(1_250_000);
    expect(sizeOptionPool({ ...input, ...money, existingPoolShares: 1_000_000 })).toEqual({
      poolShares: 1_250_000,
      newPoolShares: 250_000,
    });
    expect(sizeOptionPool({ ...input, ...money, existingPoolShares: 2_000_000 })).toEqual({
      poolShares: 2_000_000,
      newPoolShares: 0,
    });
  });

  it('is rounded up, so that it is never below the percentage', () => {
    expect(sizeOptionPool({ otherShares: 100, percent: 33.3, of: 'preMoney' }).poolShares).toBe(50);
  });

  it('refuses a percentage after the money without the money, and one that leaves nothing', () => {
    expect(() => sizeOptionPool({ otherShares: 1, percent: 10, of: 'postMoney' })).toThrow(
      '“amountCents” is 0.',
    );
    const money = { amountCents: 100, preMoneyCents: 100 };
    expect(() =>
      sizeOptionPool({ otherShares: 1, percent: 50, of: 'postMoney', ...money }),
    ).toThrow('take the whole company');
  });
});

describe('any round', () => {
  const safe: fc.Arbitrary<Omit<Safe, 'investor'>> = fc.record(
    {
      amountCents: fc.integer({ min: 100_000, max: 50_000_000 }),
      capCents: fc.integer({ min: 500_000_000, max: 5_000_000_000 }),
      capBasis: fc.constantFrom('preMoney' as const, 'postMoney' as const),
      discountPercent: fc.constantFrom(0, 10, 20, 12.5),
      proRata: fc.boolean(),
    },
    { requiredKeys: ['amountCents'] },
  );
  const safes = fc
    .array(safe, { maxLength: 7 })
    .map((list) => list.map((each, index) => ({ ...each, investor: `S${index}` })));
  const pool = fc.oneof(
    fc.record({ newShares: fc.integer({ min: 0, max: 2_000_000 }) }),
    fc.record({
      percent: fc.double({ min: 0, max: 25, noNaN: true }),
      of: fc.constantFrom('preMoney' as const, 'postMoney' as const),
    }),
  );
  const rounds = fc.record({
    investor: fc.constant('Lead'),
    amountCents: fc.integer({ min: 10_000_000, max: 1_000_000_000 }),
    preMoneyCents: fc.integer({ min: 800_000_000, max: 5_000_000_000 }),
    safes,
    pool,
  });
  const holders = [
    { name: 'Founders', shares: 8_000_000 },
    { name: 'Employee Pool', shares: 500_000 },
  ];

  it('conserves the shares, and no investor gets more than the money buys', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const closed = closeFinancingRound(holders, round);
        const added = [...closed.conversions, ...closed.purchases].map(({ shares }) => shares);
        expect(added.every((shares) => Number.isSafeInteger(shares) && shares >= 0)).toBe(true);
        expect(totalShares(closed.holders)).toBe(closed.totalShares);
        expect(8_500_000 + closed.newPoolShares + added.reduce((a, b) => a + b, 0)).toBe(
          closed.totalShares,
        );
        expect(closed.newShares * closed.priceUnits).toBeLessThanOrEqual(round.amountCents * 100);
        expect(closed.purchases.reduce((all, { shares }) => all + shares, 0)).toBe(
          closed.newShares,
        );
        const percent = closed.holders.map(({ shares }) => (shares / closed.totalShares) * 100);
        expect(percent.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 9);
      }),
    );
  });

  it('has a price that is the pre-money valuation over all shares before the money', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { priceUnits, totalShares: all, newShares } = closeFinancingRound(holders, round);
        const exact = (round.preMoneyCents * 100) / (all - newShares);
        // One unit for the price, and less than a share for each SAFE and the pool.
        expect(Math.abs(priceUnits - exact)).toBeLessThan(1.5);
      }),
    );
  });

  it('does not depend on the order of SAFEs without a most favored nation clause', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const shares = (each: FinancingRound) =>
          new Map(
            closeFinancingRound(holders, each).holders.map((holder) => [
              holder.name,
              holder.shares,
            ]),
          );
        expect(shares({ ...round, safes: round.safes.toReversed() })).toEqual(shares(round));
      }),
    );
  });

  it('reaches a pool in percent to within the rounding of shares and price', () => {
    fc.assert(
      fc.property(rounds, fc.double({ min: 8, max: 25, noNaN: true }), (round, percent) => {
        const target = { ...round, pool: { percent, of: 'postMoney' as const } };
        const closed = closeFinancingRound(holders, target);
        const pooled = closed.holders.find(({ name }) => name === 'Employee Pool')?.shares ?? 0;
        expect(Math.abs((pooled / closed.totalShares) * 100 - percent)).toBeLessThan(0.01);
      }),
    );
  });

  it('gives each SAFE the most shares of its terms', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { conversions, priceUnits, newPoolShares } = closeFinancingRound(holders, round);
        const before = totalShares(holders);
        const converted = conversions.reduce((all, { shares }) => all + shares, 0);
        for (const [index, { shares }] of conversions.entries()) {
          const safe = round.safes[index];
          if (safe === undefined) continue;
          const { amountCents, capCents = Infinity, capBasis, discountPercent = 0 } = safe;
          const price = (priceUnits / 100) * (1 - discountPercent / 100);
          const valued = capBasis === 'preMoney' ? before + newPoolShares : before + converted;
          const best = Math.max(amountCents / price, (amountCents / capCents) * valued);
          // Each SAFE is rounded down by less than a share, which the capitalization counts.
          expect(Math.abs(shares - best)).toBeLessThan(2);
        }
      }),
    );
  });
});
