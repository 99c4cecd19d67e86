import { getElection83bDeadline, listFormationEvents } from '@spinout/domain/venture';
import type { PublishedCase } from './published-case.types.js';

const STATUTE = '26 U.S.C. 83(b)(2), 7503';
const HOLIDAYS = 'holidays of 5 U.S.C. 6103 and Emancipation Day, recomputed with Python';

/** Grant, last day to mail, what moves it. */
const deadlines: readonly (readonly [grant: string, deadline: string, why: string])[] = [
  ['2025-01-15', '2025-02-14', 'a Friday'],
  ['2024-01-31', '2024-03-01', 'a leap year'],
  ['2023-01-31', '2023-03-02', 'no leap year'],
  ['2025-06-04', '2025-07-07', 'Independence Day on a Friday'],
  ['2024-12-02', '2025-01-02', 'New Year’s Day on a Wednesday'],
  ['2024-11-25', '2024-12-26', 'Christmas Day on a Wednesday'],
  ['2024-10-12', '2024-11-12', 'Veterans Day on a Monday'],
  ['2024-09-14', '2024-10-15', 'Columbus Day'],
  ['2025-12-20', '2026-01-20', 'Birthday of Martin Luther King, Jr.'],
  ['2024-12-21', '2025-01-21', 'Inauguration Day on the same Monday'],
  ['2026-01-17', '2026-02-17', 'Washington’s Birthday'],
  ['2025-04-26', '2025-05-27', 'Memorial Day'],
  ['2025-05-20', '2025-06-20', 'Juneteenth on a Thursday'],
  ['2025-03-17', '2025-04-17', 'Emancipation Day on a Wednesday'],
  ['2022-03-16', '2022-04-18', 'Emancipation Day observed on a Friday, as for the tax day of 2022'],
  ['2028-12-21', '2029-01-22', 'Inauguration Day on a Saturday, which moves no other day'],
];

const on = (kind: string, input: Partial<Parameters<typeof listFormationEvents>[0]>) =>
  listFormationEvents({ formationDate: '2024-01-02', isDelaware: true, ...input })
    .filter((event) => event.kind === kind)
    .map(({ date }) => date);

/** Days to act on, by the rule that is named; all of them were recomputed with a program in Python. */
export const dateCases: readonly PublishedCase[] = [
  ...deadlines.map(([grant, deadline, why]) => ({
    name: `83(b) election for a grant on ${grant}: ${why}`,
    source: `${STATUTE}; ${HOLIDAYS}`,
    compute: () => getElection83bDeadline(grant).date,
    expected: deadline,
  })),
  {
    name: 'Form D for a first sale 15 days before Thanksgiving Day',
    source: '17 CFR 230.503(a)(1)',
    compute: () => on('formD', { firstSaleDate: '2025-11-12' }),
    expected: ['2025-11-28'],
  },
  {
    name: 'Form D for a first sale 15 days before a Sunday',
    source: '17 CFR 230.503(a)(1)',
    compute: () => on('formD', { firstSaleDate: '2025-11-15' }),
    expected: ['2025-12-01'],
  },
  {
    name: 'patent application a year after Independence Day',
    source: '35 U.S.C. 119(e)(3)',
    compute: () => on('patentApplication', { provisionalFilingDate: '2024-07-04' }),
    expected: ['2025-07-07'],
  },
  {
    name: 'patent application a year after a leap day',
    source: '35 U.S.C. 119(e)(1)',
    compute: () => on('patentApplication', { provisionalFilingDate: '2024-02-29' }),
    expected: ['2025-02-28'],
  },
  {
    name: 'patent application due on Inauguration Day, a federal holiday in the District of Columbia only',
    source: '35 U.S.C. 21(b); 5 U.S.C. 6103(c)',
    compute: () => on('patentApplication', { provisionalFilingDate: '2032-01-20' }),
    expected: ['2033-01-21'],
  },
  {
    name: 'patent application due on Emancipation Day, which is no federal holiday',
    source: '35 U.S.C. 21(b)',
    compute: () => on('patentApplication', { provisionalFilingDate: '2024-04-16' }),
    expected: ['2025-04-16'],
  },
  {
    name: 'Delaware’s March 1, which is not moved from a Saturday',
    source: '8 Del. C. 502(a), 504(a)',
    compute: () => on('delawareTax', { years: 2 }),
    expected: ['2025-03-01', '2026-03-01'],
  },
  {
    name: 'Form 1120 of 2027, due on a Saturday before Emancipation Day observed',
    source: '26 U.S.C. 6072(a), 7503',
    compute: () => on('federalReturn', { formationDate: '2027-06-01', years: 1 }),
    expected: ['2028-04-18'],
  },
];
