import {
  countVestedShares,
  getVestingState,
  listVestingDates,
  type VestingTerms,
} from '@spinout/domain/venture';
import type { PublishedCase } from './published-case.types.js';

const CUSTOM = 'whole shares for whole months of the stated terms, counted by hand';
const founder: VestingTerms = { shares: 1_000_000, startDate: '2024-01-15' };
const sold = (date: string) => ({ saleDate: date });
const dismissed = (date: string) => ({ departure: { date, reason: 'withoutCause' as const } });

const vestedOn = (
  name: string,
  terms: Partial<VestingTerms>,
  days: readonly (readonly [date: string, vested: number])[],
): PublishedCase => ({
  name,
  source: CUSTOM,
  compute: () => days.map(([date]) => countVestedShares({ ...founder, ...terms }, date)),
  expected: days.map(([, vested]) => vested),
});

const stateOn = (
  name: string,
  date: string,
  history: Parameters<typeof getVestingState>[2],
  expected: object,
  terms: Partial<VestingTerms> = {},
): PublishedCase => ({
  name,
  source: CUSTOM,
  compute: () => {
    const { vested, accelerated, unvested, returned } = getVestingState(
      { ...founder, ...terms },
      date,
      history,
    );
    return { vested, accelerated, unvested, returned };
  },
  expected,
});

/** Vesting by date, with acceleration and leavers. */
export const vestingCases: readonly PublishedCase[] = [
  vestedOn('four years with a cliff of one', {}, [
    ['2025-01-14', 0],
    ['2025-01-15', 250_000],
    ['2025-02-15', 270_833],
    ['2026-01-15', 500_000],
    ['2028-01-14', 979_166],
    ['2028-01-15', 1_000_000],
  ]),
  vestedOn(
    'a start on August 31: the last day of shorter months',
    { shares: 480, startDate: '2024-08-31' },
    [
      ['2025-09-29', 120],
      ['2025-09-30', 130],
      ['2026-02-27', 170],
      ['2026-02-28', 180],
      ['2026-03-30', 180],
      ['2026-03-31', 190],
    ],
  ),
  vestedOn('a start on a leap day', { shares: 480, startDate: '2024-02-29' }, [
    ['2025-02-27', 0],
    ['2025-02-28', 120],
    ['2025-03-28', 120],
    ['2025-03-29', 130],
    ['2028-02-28', 470],
    ['2028-02-29', 480],
  ]),
  vestedOn('five years by month', { months: 60 }, [
    ['2025-01-15', 200_000],
    ['2027-01-15', 600_000],
    ['2029-01-15', 1_000_000],
  ]),
  vestedOn('three years by quarter with a cliff of a year', { months: 36, stepMonths: 3 }, [
    ['2025-01-15', 333_333],
    ['2025-04-14', 333_333],
    ['2025-04-15', 416_666],
    ['2027-01-15', 1_000_000],
  ]),
  vestedOn('two years by month, cliff of six months', { months: 24, cliffMonths: 6 }, [
    ['2024-07-14', 0],
    ['2024-07-15', 250_000],
    ['2024-08-15', 291_666],
  ]),
  vestedOn('an advisor’s two years by month without a cliff', { months: 24, cliffMonths: 0 }, [
    ['2024-02-14', 0],
    ['2024-02-15', 41_666],
  ]),
  vestedOn(
    'a quarter vested at the start, and the rest over three years by month',
    {
      periods: [
        { months: 0, percent: 25 },
        { months: 36, percent: 75 },
      ],
    },
    [
      ['2024-01-14', 0],
      ['2024-01-15', 250_000],
      ['2024-02-15', 270_833],
      ['2025-01-15', 500_000],
      ['2027-01-15', 1_000_000],
    ],
  ),
  vestedOn(
    '5, 15, 40 and 40 percent a year, the last two by half years',
    {
      shares: 1000,
      periods: [
        { months: 12, percent: 5, stepMonths: 12 },
        { months: 12, percent: 15, stepMonths: 12 },
        { months: 24, percent: 80, stepMonths: 6 },
      ],
    },
    [
      ['2025-01-14', 0],
      ['2025-01-15', 50],
      ['2026-01-15', 200],
      ['2026-07-15', 400],
      ['2027-01-15', 600],
      ['2028-01-15', 1000],
    ],
  ),
  {
    name: 'one vesting day for each month after the cliff',
    source: CUSTOM,
    compute: () =>
      listVestingDates({ ...founder, shares: 7 })
        .map(({ vested }) => vested)
        .reduce((a, b) => a + b, 0),
    expected: 7,
  },
  stateOn(
    'single trigger of everything after two years',
    '2026-01-15',
    { acceleration: { trigger: 'single' }, ...sold('2026-01-15') },
    { vested: 1_000_000, accelerated: 500_000, unvested: 0, returned: 0 },
  ),
  stateOn(
    'single trigger of a quarter of the unvested',
    '2026-01-15',
    { acceleration: { trigger: 'single', percent: 25 }, ...sold('2026-01-15') },
    { vested: 625_000, accelerated: 125_000, unvested: 375_000, returned: 0 },
  ),
  stateOn(
    'single trigger of twelve more months',
    '2026-01-15',
    { acceleration: { trigger: 'single', months: 12 }, ...sold('2026-01-15') },
    { vested: 750_000, accelerated: 250_000, unvested: 250_000, returned: 0 },
  ),
  stateOn(
    'the schedule ends twelve months earlier after twelve more months',
    '2027-01-15',
    { acceleration: { trigger: 'single', months: 12 }, ...sold('2026-01-15') },
    { vested: 1_000_000, accelerated: 250_000, unvested: 0, returned: 0 },
  ),
  stateOn(
    'single trigger before the cliff',
    '2024-06-15',
    { acceleration: { trigger: 'single' }, ...sold('2024-06-15') },
    { vested: 1_000_000, accelerated: 1_000_000, unvested: 0, returned: 0 },
  ),
  stateOn(
    'double trigger: dismissed half a year after the sale',
    '2026-07-15',
    { acceleration: { trigger: 'double' }, ...sold('2026-01-15'), ...dismissed('2026-07-15') },
    { vested: 1_000_000, accelerated: 375_000, unvested: 0, returned: 0 },
  ),
  stateOn(
    'double trigger: the sale alone accelerates nothing',
    '2026-07-15',
    { acceleration: { trigger: 'double' }, ...sold('2026-01-15') },
    { vested: 625_000, accelerated: 0, unvested: 375_000, returned: 0 },
  ),
  stateOn(
    'double trigger: dismissed thirteen months after the sale',
    '2027-02-15',
    { acceleration: { trigger: 'double' }, ...sold('2026-01-15'), ...dismissed('2027-02-15') },
    { vested: 770_833, accelerated: 0, unvested: 0, returned: 229_167 },
  ),
  stateOn(
    'double trigger: dismissed two months before the sale, where three count',
    '2026-03-15',
    {
      acceleration: { trigger: 'double', monthsBeforeSale: 3 },
      ...sold('2026-03-15'),
      ...dismissed('2026-01-15'),
    },
    { vested: 1_000_000, accelerated: 500_000, unvested: 0, returned: 0 },
  ),
  stateOn(
    'double trigger: the shares wait for a sale that may come',
    '2026-02-15',
    {
      acceleration: { trigger: 'double', monthsBeforeSale: 3 },
      ...sold('2026-03-15'),
      ...dismissed('2026-01-15'),
    },
    { vested: 500_000, accelerated: 0, unvested: 500_000, returned: 0 },
  ),
  stateOn(
    'double trigger: no sale within the three months',
    '2026-04-16',
    { acceleration: { trigger: 'double', monthsBeforeSale: 3 }, ...dismissed('2026-01-15') },
    { vested: 500_000, accelerated: 0, unvested: 0, returned: 500_000 },
  ),
  stateOn(
    'a founder who leaves after 20 months',
    '2030-01-01',
    { departure: { date: '2025-09-20', reason: 'resigned' } },
    { vested: 416_666, accelerated: 0, unvested: 0, returned: 583_334 },
  ),
  stateOn(
    'a founder who leaves on the day of the cliff',
    '2025-01-15',
    { departure: { date: '2025-01-15', reason: 'resigned' } },
    { vested: 250_000, accelerated: 0, unvested: 0, returned: 750_000 },
  ),
  stateOn(
    'a founder who leaves the day before the cliff',
    '2025-01-14',
    { departure: { date: '2025-01-14', reason: 'resigned' } },
    { vested: 0, accelerated: 0, unvested: 0, returned: 1_000_000 },
  ),
];
