import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../dates/plain-date.js';
import { vestingMonths } from '../legal-documents/vesting.js';
import { countVestedShares, listVestingDates } from './vesting-dates.js';
import { getVestingState, type VestingHistory } from './vesting-state.js';
import type { VestingTerms } from './vesting-terms.js';

const founder: VestingTerms = { shares: 4_800_000, startDate: '2027-01-31' };

describe('vesting by date', () => {
  it('starts at the cliff, on the last day of months without the day of the start', () => {
    const dates = listVestingDates(founder);
    expect(dates.slice(0, 3)).toEqual([
      { date: '2028-01-31', month: 12, vested: 1_200_000, total: 1_200_000, unvested: 3_600_000 },
      { date: '2028-02-29', month: 13, vested: 100_000, total: 1_300_000, unvested: 3_500_000 },
      { date: '2028-03-31', month: 14, vested: 100_000, total: 1_400_000, unvested: 3_400_000 },
    ]);
    expect(dates).toHaveLength(37);
    expect(dates.at(-1)).toMatchObject({ date: '2031-01-31', total: 4_800_000, unvested: 0 });
  });

  it('counts the shares of the day itself, and none before', () => {
    expect(countVestedShares(founder, '2028-01-30')).toBe(0);
    expect(countVestedShares(founder, '2028-01-31')).toBe(1_200_000);
    expect(countVestedShares(founder, '2028-02-28')).toBe(1_200_000);
    expect(countVestedShares(founder, '2040-01-01')).toBe(4_800_000);
    expect(countVestedShares(founder, '2026-01-01')).toBe(0);
  });

  it('of 48 months with a cliff of 12 is the schedule in the documents', () => {
    const shares = 6_499_999;
    expect(
      listVestingDates({ shares, startDate: '2027-03-15' }).map(({ month, total }) => [
        month,
        total,
      ]),
    ).toEqual(
      vestingMonths(shares)
        .filter(({ total }) => total > 0)
        .map(({ month, total }) => [month, total]),
    );
  });

  it('follows other schedules: quarters over three years, years over five, no cliff', () => {
    const by = (terms: Partial<VestingTerms>) =>
      listVestingDates({ shares: 1000, startDate: '2027-01-01', ...terms }).map(
        ({ date, total }) => `${date} ${total}`,
      );
    expect(by({ months: 36, cliffMonths: 6, stepMonths: 3 }).slice(0, 2)).toEqual([
      '2027-07-01 166',
      '2027-10-01 250',
    ]);
    expect(by({ months: 60, stepMonths: 12 })).toEqual([
      ...[
        '2028-01-01 200',
        '2029-01-01 400',
        '2030-01-01 600',
        '2031-01-01 800',
        '2032-01-01 1000',
      ],
    ]);
    expect(by({ months: 24, cliffMonths: 0 })[0]).toBe('2027-02-01 41');
  });

  it('refuses a schedule whose cliff or end lies between two vesting dates', () => {
    expect(() => listVestingDates({ ...founder, cliffMonths: 12, stepMonths: 5 })).toThrow(
      '“months” is 48, with a vesting date every 5 months.',
    );
    expect(() => listVestingDates({ ...founder, cliffMonths: 7, stepMonths: 6 })).toThrow(
      expect.objectContaining({ code: 'invalidTerms', field: 'cliffMonths' }),
    );
  });

  it('refuses periods that leave something open, or that contradict the other terms', () => {
    const half = { months: 12, percent: 50 };
    const by = (terms: Partial<VestingTerms>) => () => listVestingDates({ ...founder, ...terms });
    expect(by({ periods: [half] })).toThrow('do not add up to 100');
    expect(by({ periods: [half, half], months: 24 })).toThrow('given together with months');
    expect(by({ periods: [half, { ...half, stepMonths: 5 }] })).toThrow(
      expect.objectContaining({ field: 'periods[1].months' }),
    );
    expect(by({ periods: [{ months: 0, percent: 100 }] })).toThrow(
      expect.objectContaining({ field: 'periods.months' }),
    );
  });

  it.each([
    ['shares', { shares: 0.5 }],
    ['startDate', { startDate: '2027-02-29' }],
    ['months', { months: 0 }],
    ['cliffMonths', { cliffMonths: 49 }],
    ['stepMonths', { stepMonths: 1.5 }],
  ])('refuses invalid %s', (field, change) => {
    expect(() => listVestingDates({ ...founder, ...change })).toThrow(
      expect.objectContaining({ name: 'VentureInputError', field }),
    );
  });
});

describe('acceleration', () => {
  const on = (date: string, history: VestingHistory) => getVestingState(founder, date, history);

  it('with a single trigger vests everything on the day of the sale', () => {
    const sold = { acceleration: { trigger: 'single' }, saleDate: '2028-06-15' } as const;
    expect(on('2028-06-14', sold)).toMatchObject({ vested: 1_600_000, accelerated: 0 });
    expect(on('2028-06-15', sold)).toEqual({
      vested: 4_800_000,
      accelerated: 3_200_000,
      unvested: 0,
      returned: 0,
    });
  });

  it('of a part lets the rest vest on the remaining dates', () => {
    const history = {
      acceleration: { trigger: 'single', percent: 50 },
      saleDate: '2028-01-31',
    } as const;
    expect(on('2028-01-31', history)).toMatchObject({ vested: 3_000_000, accelerated: 1_800_000 });
    expect(on('2028-02-29', history).vested).toBe(3_050_000);
    expect(on('2031-01-31', history)).toMatchObject({ vested: 4_800_000, unvested: 0 });
  });

  it('with a double trigger needs the sale and a dismissal within the agreed months', () => {
    const history = (date: string, reason: 'withoutCause' | 'resigned'): VestingHistory => ({
      acceleration: { trigger: 'double' },
      saleDate: '2028-01-31',
      departure: { date, reason },
    });
    const end = '2032-01-01';
    expect(on(end, history('2029-01-31', 'withoutCause'))).toMatchObject({
      vested: 4_800_000,
      accelerated: 2_400_000,
    });
    expect(on(end, history('2029-02-01', 'withoutCause'))).toMatchObject({ accelerated: 0 });
    expect(on(end, history('2029-01-31', 'resigned'))).toMatchObject({
      vested: 2_400_000,
      returned: 2_400_000,
    });
    expect(on(end, history('2028-01-30', 'withoutCause'))).toMatchObject({ returned: 4_800_000 });
    expect(on('2029-01-30', { ...history('2029-01-31', 'withoutCause') }).accelerated).toBe(0);
  });

  it('does not reach a holder who left before the sale', () => {
    const history: VestingHistory = {
      acceleration: { trigger: 'single' },
      saleDate: '2029-06-01',
      departure: { date: '2028-12-31', reason: 'withoutCause' },
    };
    expect(on('2030-01-01', history)).toEqual({
      vested: 2_300_000,
      accelerated: 0,
      unvested: 0,
      returned: 2_500_000,
    });
  });

  it('refuses a percentage together with months', () => {
    const acceleration = { trigger: 'single', percent: 50, months: 12 } as const;
    expect(() => on('2028-01-01', { acceleration })).toThrow(
      expect.objectContaining({ field: 'acceleration.months' }),
    );
  });

  it('refuses a percentage above 100', () => {
    expect(() => on('2028-01-01', { acceleration: { trigger: 'single', percent: 101 } })).toThrow(
      '“acceleration.percent” is 101.',
    );
  });
});

describe('a leaver', () => {
  it('returns the unvested shares on the last day of work, and vests no more', () => {
    const departure = { date: '2028-02-29', reason: 'resigned' } as const;
    expect(getVestingState(founder, '2028-02-28', { departure }).returned).toBe(0);
    for (const date of ['2028-02-29', '2031-01-31']) {
      expect(getVestingState(founder, date, { departure })).toEqual({
        vested: 1_300_000,
        accelerated: 0,
        unvested: 0,
        returned: 3_500_000,
      });
    }
  });

  it('before the cliff returns everything', () => {
    const departure = { date: '2027-12-31', reason: 'forCause' } as const;
    expect(getVestingState(founder, '2029-01-01', { departure }).returned).toBe(4_800_000);
  });
});

describe('any schedule', () => {
  const startDate = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
  const terms = fc
    .record({
      shares: fc.integer({ min: 0, max: 20_000_000 }),
      startDate,
      steps: fc.integer({ min: 1, max: 50 }),
      cliffSteps: fc.integer({ min: 0, max: 60 }),
      stepMonths: fc.constantFrom(1, 3, 12),
    })
    .map(({ steps, cliffSteps, ...rest }) => ({
      ...rest,
      months: steps * rest.stepMonths,
      cliffMonths: Math.min(steps, cliffSteps) * rest.stepMonths,
    }));
  const histories = fc.record(
    {
      acceleration: fc.record({
        trigger: fc.constantFrom('single' as const, 'double' as const),
        monthsBeforeSale: fc.integer({ min: 0, max: 12 }),
        percent: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      saleDate: startDate,
      departure: fc.record({
        date: startDate,
        reason: fc.constantFrom('resigned' as const, 'withoutCause' as const),
      }),
    },
    { requiredKeys: [] },
  );

  it('conserves the shares, never takes vested shares back, and vests all at the end', () => {
    fc.assert(
      fc.property(terms, histories, (schedule, history) => {
        let earlier = 0;
        for (let month = 0; month <= schedule.months; month += 1) {
          const date = addMonths(schedule.startDate, month);
          const state = getVestingState(schedule, date, history);
          expect(state.vested + state.unvested + state.returned).toBe(schedule.shares);
          expect(state.accelerated).toBeLessThanOrEqual(state.vested);
          expect(state.vested).toBeGreaterThanOrEqual(earlier);
          earlier = state.vested;
        }
        if (history.departure === undefined) expect(earlier).toBe(schedule.shares);
      }),
      { numRuns: 40 },
    );
  });
});
