import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getElection83bDeadline, moveToBusinessDay } from './deadlines.js';
import { findHoliday, listHolidays } from './legal-holidays.js';
import { addDays, addMonths, countDays, isPlainDate, parsePlainDate } from './plain-date.js';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('must be in the calendar', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', '1985-01-01', '2200-01-01', '']) {
      expect(isPlainDate(text)).toBe(false);
    }
    expect(() => parsePlainDate('2027-02-30', 'grantDate')).toThrow(
      '“grantDate” is “2027-02-30”. The calendar has no such day. Write a day as YYYY-MM-DD',
    );
  });

  it('plus months is the same day, or the last day of a shorter month', () => {
    const plus = (months: number) => addMonths('2027-01-31', months);
    expect([1, 2, 3, 12, 13, 25].map(plus)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-01-31',
      '2028-02-29',
      '2029-02-28',
    ]);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  });

  it('plus days counts each of them', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (date, count) => {
        expect(countDays(date, addDays(date, count))).toBe(count);
      }),
    );
  });
});

describe('federal holidays', () => {
  it('are those that the Office of Personnel Management published for 2021, 2022 and 2026', () => {
    const dates = (year: number) => listHolidays(year).map(({ date }) => date.slice(5));
    expect(dates(2021)).toEqual([
      ...['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11'],
      ...['11-25', '12-24', '12-31'],
    ]);
    expect(dates(2022)).toEqual([
      ...['01-17', '02-21', '05-30', '06-20', '07-04', '09-05', '10-10', '11-11', '11-24', '12-26'],
    ]);
    expect(dates(2026)).toEqual([
      ...['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11'],
      ...['11-26', '12-25'],
    ]);
  });

  it('that fall on a weekend name the day that they are observed for', () => {
    expect(findHoliday('2021-12-31')).toEqual({
      date: '2021-12-31',
      name: 'New Year’s Day',
      observedFor: '2022-01-01',
    });
    expect(findHoliday('2026-11-26')?.observedFor).toBeNull();
  });

  it('include Emancipation Day and Inauguration Day in the District of Columbia only', () => {
    expect(findHoliday('2027-04-16')).toBeNull();
    expect(findHoliday('2027-04-16', 'districtOfColumbia')?.name).toBe('Emancipation Day');
    // April 16, 2023 was a Sunday; the tax day was April 18.
    expect(moveToBusinessDay('2023-04-15').date).toBe('2023-04-18');
    expect(findHoliday('2025-01-20', 'districtOfColumbia')?.name).toBe('Inauguration Day');
    expect(findHoliday('2027-01-20', 'districtOfColumbia')).toBeNull();
  });

  it('included Juneteenth first in 2021', () => {
    expect(findHoliday('2020-06-19')).toBeNull();
    expect(findHoliday('2023-06-19')?.name).toBe('Juneteenth');
  });
});

describe('the 83(b) deadline', () => {
  it('is 30 days after the grant, not counting its day', () => {
    expect(getElection83bDeadline('2026-11-26')).toEqual({
      date: '2026-12-28',
      counted: '2026-12-26',
      skipped: [
        { date: '2026-12-26', reason: 'saturday', holiday: null },
        { date: '2026-12-27', reason: 'sunday', holiday: null },
      ],
    });
    expect(getElection83bDeadline('2027-01-04').date).toBe('2027-02-03');
    expect(getElection83bDeadline('2028-02-01').date).toBe('2028-03-02');
  });

  it.each([
    ['Independence Day observed on Monday', '2027-06-05', '2027-07-06'],
    ['Labor Day after a weekend', '2026-08-06', '2026-09-08'],
    ['Thanksgiving Day', '2026-10-27', '2026-11-27'],
    ['Christmas Day observed on Friday', '2027-11-24', '2027-12-27'],
    ['New Year’s Day', '2026-12-02', '2027-01-04'],
    ['Emancipation Day', '2027-03-17', '2027-04-19'],
  ])('moves past %s', (_, grant, deadline) => {
    expect(getElection83bDeadline(grant).date).toBe(deadline);
  });

  it('is always a business day, at least 30 and at most 34 days after the grant', () => {
    fc.assert(
      fc.property(days, (grant) => {
        const { date, skipped } = getElection83bDeadline(grant);
        expect(moveToBusinessDay(date).skipped).toEqual([]);
        expect(countDays(grant, date)).toBe(30 + skipped.length);
        expect(skipped.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('refuses what is no day', () => {
    expect(() => getElection83bDeadline('soon')).toThrow('“grantDate” is “soon”.');
  });
});
