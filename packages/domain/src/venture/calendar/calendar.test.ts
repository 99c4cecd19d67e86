import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { listFormationEvents } from './formation-calendar.js';
import { foldLine, writeCalendar, type CalendarEvent } from './ics.js';

describe('the formation calendar', () => {
  const input = { formationDate: '2026-11-26', isDelaware: true };

  it('lists the dates of a Delaware corporation in order', () => {
    const events = listFormationEvents({
      ...input,
      grantDate: '2026-12-01',
      firstSaleDate: '2026-12-11',
      provisionalFilingDate: '2026-11-26',
    });
    expect(events.map(({ id, date }) => `${date} ${id}`)).toEqual([
      '2026-11-26 formation',
      '2026-12-01 grant',
      // December 26 is a Saturday.
      '2026-12-28 formD',
      '2026-12-31 election83b',
      '2027-03-01 delawareTax-1',
      '2027-04-15 federalReturn-1',
      // November 26, 2027 is the Friday after Thanksgiving Day, which is no holiday.
      '2027-11-26 patentApplication',
      '2027-12-01 vestingCliff',
      '2028-03-01 delawareTax-2',
      // April 15, 2028 is a Saturday, and April 17 the observed Emancipation Day.
      '2028-04-18 federalReturn-2',
      '2030-12-01 vestingEnd',
    ]);
  });

  it('states from which day a deadline was moved, and which rule sets it', () => {
    const [election] = listFormationEvents(input).filter(({ kind }) => kind === 'election83b');
    expect(election).toMatchObject({
      date: '2026-12-28',
      movedFrom: '2026-12-26',
      source: '26 U.S.C. 83(b)(2)',
    });
  });

  it('has no Delaware tax elsewhere, follows another schedule, and lists more years', () => {
    const events = listFormationEvents({
      ...input,
      isDelaware: false,
      years: 3,
      vesting: { startDate: '2026-06-30', months: 36, cliffMonths: 6, stepMonths: 3 },
    });
    const dates = (kind: string) =>
      events.filter((each) => each.kind === kind).map(({ date }) => date);
    expect(dates('delawareTax')).toEqual([]);
    expect(dates('federalReturn')).toHaveLength(3);
    expect(dates('vestingCliff')).toEqual(['2026-12-30']);
    expect(dates('vestingEnd')).toEqual(['2029-06-30']);
  });

  it('has the same identifiers for other dates', () => {
    const ids = (formationDate: string) =>
      listFormationEvents({ ...input, formationDate })
        .map(({ id }) => id)
        .toSorted();
    expect(ids('2027-05-03')).toEqual(ids('2026-11-26'));
  });

  it('refuses what is no day', () => {
    expect(() => listFormationEvents({ ...input, grantDate: '2026-11-31' })).toThrow(
      '“grantDate” is “2026-11-31”. The calendar has no such day.',
    );
  });
});

describe('an iCalendar file', () => {
  const stamp = new Date('2026-11-26T09:08:07.123Z');
  const event: CalendarEvent = { uid: 'c-grant@spinout', date: '2026-12-31', summary: 'Grant' };

  it('has days without a time, CRLF and a reminder', () => {
    const text = writeCalendar({
      name: 'Company',
      stamp,
      events: [{ ...event, remindDaysBefore: 7, description: 'Mail it.' }],
    });
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Spinout//Formation calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Company',
      'BEGIN:VEVENT',
      'UID:c-grant@spinout',
      'DTSTAMP:20261126T090807Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Grant',
      'DESCRIPTION:Mail it.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Grant',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes separators, backslashes and line breaks, and removes control characters', () => {
    const summary = 'A, B; C\\D\r\nE\u0007F';
    const text = writeCalendar({ name: 'C', stamp, events: [{ ...event, summary }] });
    expect(text).toContain(String.raw`SUMMARY:A\, B\; C\\D\nEF`);
  });

  it('refuses an identifier twice', () => {
    expect(() => writeCalendar({ name: 'C', stamp, events: [event, event] })).toThrow('used twice');
  });

  it('folds any line after at most 75 octets, and no character is broken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        fc.pre(!/[\r\n]/.test(line));
        const folded = foldLine(line);
        for (const part of folded.split('\r\n')) {
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        }
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
      }),
    );
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    // The space that continues a line counts.
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  it('gives back every text and day when ical.js reads it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const expected = text.replace(/\r\n|\r/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
        const file = writeCalendar({
          name: 'C',
          stamp,
          events: [{ ...event, summary: text, description: text, remindDaysBefore: 3 }],
        });
        const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
        const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
        expect([read.summary, read.description]).toEqual([expected, expected]);
        expect(read.startDate.toString()).toBe(event.date);
        expect(read.uid).toBe(event.uid);
      }),
    );
  });
});
