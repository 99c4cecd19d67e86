import {
  closeFinancingRound,
  listDilutionRows,
  ownershipOverRounds,
  sizeOptionPool,
  type FinancingRound,
  type Holder,
} from '@spinout/domain/venture';
import type { PublishedCase } from './published-case.types.js';

const USD = 100;
const MILLION = 1_000_000 * USD;
const YC = 'rules of the post-money Safe of Y Combinator, worked out with fractions';
const OLD_YC = 'rules of the pre-money Safe of Y Combinator, worked out with fractions';
const founders = (shares: number): readonly Holder[] => [{ name: 'Founders', shares }];

const close = (shares: number, round: Partial<FinancingRound>) =>
  closeFinancingRound(founders(shares), {
    investor: 'Lead',
    amountCents: 5 * MILLION,
    preMoneyCents: 20 * MILLION,
    ...round,
  });
const priceAndShares = (shares: number, round: Partial<FinancingRound>) => {
  const { priceUnits, conversions } = close(shares, round);
  return [priceUnits / 10_000, ...conversions.map((each) => each.shares)];
};
const held = (holders: readonly Holder[], name: string) =>
  holders.find((holder) => holder.name === name)?.shares ?? 0;

const twoRounds = (second: Partial<FinancingRound>) =>
  ownershipOverRounds({
    holders: founders(8_000_000),
    authorizedShares: 20_000_000,
    rounds: [
      { name: 'Seed', investor: 'Seed fund', amountCents: 2 * MILLION, preMoneyCents: 8 * MILLION },
      {
        name: 'A',
        investor: 'A fund',
        amountCents: 10 * MILLION,
        preMoneyCents: 40 * MILLION,
        ...second,
      },
    ],
  });
const percentAfter = (second: Partial<FinancingRound>, name: string) =>
  twoRounds(second)
    .at(-1)
    ?.holders.find((holder) => holder.name === name)?.percentage;

/** Option pools, SAFEs, priced rounds and dilution. */
export const financingCases: readonly PublishedCase[] = [
  {
    name: 'a pool of 20% after $2M at $8M: an effective valuation of $6M',
    source: 'Nivi 2007, The Option Pool Shuffle, venturehacks.com',
    compute: () => {
      const { priceUnits, newPoolShares, newShares } = close(6_000_000, {
        amountCents: 2 * MILLION,
        preMoneyCents: 8 * MILLION,
        pool: { percent: 20, of: 'postMoney' },
      });
      return [priceUnits / 10_000, newPoolShares, newShares];
    },
    expected: [1, 2_000_000, 2_000_000],
  },
  {
    name: 'the same pool before the money',
    source: 'pool = other × q / (1 − q)',
    compute: () =>
      sizeOptionPool({ otherShares: 6_000_000, percent: 20, of: 'preMoney' }).poolShares,
    expected: 1_500_000,
  },
  {
    name: 'a pool of 15% after the money that has 5% already',
    source: 'pool = other × q′ / (1 − q′) with q′ = 15% × 10/8',
    compute: () =>
      sizeOptionPool({
        otherShares: 13_000_000,
        existingPoolShares: 1_000_000,
        percent: 15,
        of: 'postMoney',
        amountCents: 2 * MILLION,
        preMoneyCents: 8 * MILLION,
      }),
    expected: { poolShares: 3_000_000, newPoolShares: 2_000_000 },
  },
  {
    name: '$1M at a post-money cap of $10M: a tenth before a round at $20M',
    source: YC,
    compute: () =>
      priceAndShares(9_000_000, {
        safes: [{ investor: 'S', amountCents: MILLION, capCents: 10 * MILLION }],
      }),
    expected: [2, 1_000_000],
  },
  {
    name: 'a cap above the pre-money valuation: the price of the round counts',
    source: YC,
    compute: () =>
      priceAndShares(9_500_000, {
        amountCents: 2 * MILLION,
        preMoneyCents: 10 * MILLION,
        safes: [{ investor: 'S', amountCents: MILLION / 2, capCents: 25 * MILLION }],
      }),
    expected: [1, 500_000],
  },
  {
    name: '$800,000 at a discount of 20% and a pre-money valuation of $10M',
    source: YC,
    compute: () =>
      priceAndShares(9_000_000, {
        preMoneyCents: 10 * MILLION,
        safes: [{ investor: 'S', amountCents: 800_000 * USD, discountPercent: 20 }],
      }),
    expected: [1, 1_000_000],
  },
  {
    name: 'cap and discount where the discount is better',
    source: YC,
    compute: () =>
      priceAndShares(9_000_000, {
        preMoneyCents: 10 * MILLION,
        safes: [
          { investor: 'S', amountCents: 800_000 * USD, discountPercent: 20, capCents: 9 * MILLION },
        ],
      }),
    expected: [1, 1_000_000],
  },
  {
    name: 'cap and discount where the cap is better',
    source: YC,
    compute: () =>
      priceAndShares(9_000_000, {
        preMoneyCents: 10 * MILLION,
        safes: [
          { investor: 'S', amountCents: 500_000 * USD, discountPercent: 20, capCents: 5 * MILLION },
        ],
      }),
    expected: [1, 1_000_000],
  },
  {
    name: 'post-money SAFEs of 5% and 15% do not dilute each other',
    source: YC,
    compute: () =>
      priceAndShares(8_000_000, {
        safes: [
          { investor: 'S', amountCents: MILLION / 2, capCents: 10 * MILLION },
          { investor: 'T', amountCents: (3 * MILLION) / 2, capCents: 10 * MILLION },
        ],
      }),
    expected: [2, 500_000, 1_500_000],
  },
  {
    name: 'a post-money SAFE is not diluted by the existing pool but by a new one',
    source: YC,
    compute: () => {
      const { conversions, totalShares } = closeFinancingRound(
        [...founders(8_000_000), { name: 'Employee Pool', shares: 1_000_000 }],
        {
          investor: 'Lead',
          amountCents: 4 * MILLION,
          preMoneyCents: 24 * MILLION,
          pool: { newShares: 2_000_000 },
          safes: [{ investor: 'S', amountCents: MILLION, capCents: 10 * MILLION }],
        },
      );
      return [conversions[0]?.shares, totalShares];
    },
    expected: [1_000_000, 14_000_000],
  },
  {
    name: '$100,000 at a pre-money cap of $5M on 11,000,000 shares with the pool',
    source: `${OLD_YC}: amount × shares / cap`,
    compute: () =>
      closeFinancingRound([...founders(10_000_000), { name: 'Employee Pool', shares: 1_000_000 }], {
        investor: 'Series AA',
        amountCents: MILLION,
        preMoneyCents: 10 * MILLION,
        safes: [
          {
            investor: 'S',
            amountCents: 100_000 * USD,
            capCents: 5 * MILLION,
            capBasis: 'preMoney',
          },
        ],
      }).conversions[0]?.shares,
    expected: 220_000,
  },
  {
    name: 'two pre-money SAFEs dilute each other',
    source: OLD_YC,
    compute: () =>
      priceAndShares(10_000_000, {
        preMoneyCents: 23 * MILLION,
        safes: [
          { investor: 'S', amountCents: MILLION / 2, capCents: 5 * MILLION, capBasis: 'preMoney' },
          { investor: 'T', amountCents: MILLION / 4, capCents: 5 * MILLION, capBasis: 'preMoney' },
        ],
      }),
    expected: [2, 1_000_000, 500_000],
  },
  {
    name: 'most favored nation: the cap of the SAFE after it',
    source: 'rules of the MFN Safe of Y Combinator, worked out by hand',
    compute: () =>
      priceAndShares(8_000_000, {
        safes: [
          { investor: 'M', amountCents: MILLION, mostFavoredNation: true },
          { investor: 'S', amountCents: MILLION, capCents: 10 * MILLION },
        ],
      }),
    expected: [2, 1_000_000, 1_000_000],
  },
  {
    name: 'most favored nation without a later SAFE: the price of the round',
    source: 'rules of the MFN Safe of Y Combinator, worked out by hand',
    compute: () =>
      priceAndShares(9_500_000, {
        safes: [{ investor: 'M', amountCents: MILLION, mostFavoredNation: true }],
      }),
    expected: [2, 500_000],
  },
  {
    name: 'the pro rata right of a SAFE of 10% buys a tenth of the round',
    source: 'a pro rata right is a tenth of the new shares, by hand',
    compute: () =>
      close(9_000_000, {
        safes: [{ investor: 'S', amountCents: MILLION, capCents: 10 * MILLION, proRata: true }],
      }).purchases.map(({ shares }) => shares),
    expected: [2_250_000, 250_000],
  },
  {
    name: 'a seed fund of 20% keeps its percentage by buying its part of the Series A',
    source: 'a pro rata right is the share before the round, by hand',
    compute: () => percentAfter({ proRataHolders: ['Seed fund'] }, 'Seed fund'),
    expected: 20,
  },
  {
    name: 'the same fund without the right falls to 16%',
    source: '20% × 80%',
    compute: () => percentAfter({}, 'Seed fund'),
    expected: 16,
  },
  {
    name: 'what the pro rata right buys, the lead investor does not',
    source: 'a pro rata right is the share before the round, by hand',
    compute: () => {
      const stage = twoRounds({ proRataHolders: ['Seed fund'] }).at(-1);
      return [held(stage?.holders ?? [], 'Seed fund'), held(stage?.holders ?? [], 'A fund')];
    },
    expected: [2_500_000, 2_000_000],
  },
  {
    name: 'three rounds of a fifth each: 80%, 64% and 51.2%',
    source: '0.8³',
    compute: () =>
      ownershipOverRounds({
        holders: founders(10_000_000),
        authorizedShares: 30_000_000,
        rounds: ['Seed', 'A', 'B'].map((name, index) => ({
          name,
          investor: `${name} fund`,
          amountCents: MILLION * 4 ** index,
          preMoneyCents: 4 * MILLION * 4 ** index,
        })),
      }).map((stage) => stage.holders[0]?.percentage),
    expected: [100, 80, 64, 51.2],
  },
  {
    name: 'a down round: 10,000,000 shares at $0.50 after $1.00',
    source: 'price = pre-money valuation / shares',
    compute: () =>
      ownershipOverRounds({
        holders: founders(8_000_000),
        authorizedShares: 20_000_000,
        rounds: [
          { name: 'A', investor: 'A', amountCents: 2 * MILLION, preMoneyCents: 8 * MILLION },
          { name: 'B', investor: 'B', amountCents: 5 * MILLION, preMoneyCents: 5 * MILLION },
        ],
      }).map(({ pricePerShareUsd, totalShares }) => [pricePerShareUsd, totalShares]),
    expected: [
      [null, 8_000_000],
      [1, 10_000_000],
      [0.5, 20_000_000],
    ],
  },
  {
    name: 'the stake of the founders in dollars after each round',
    source: 'shares × price of the round',
    compute: () =>
      listDilutionRows(twoRounds({}))
        .filter(({ holder }) => holder === 'Founders')
        .map(({ valueUsd }) => valueUsd),
    expected: [null, 8_000_000, 32_000_000],
  },
];
