import { getElection83bDeadline, moveToBusinessDay, type Deadline } from '../dates/deadlines.js';
import {
  addDays,
  addMonths,
  parsePlainDate,
  toPlainDate,
  type PlainDate,
} from '../dates/plain-date.js';
import { checkWhole } from '../input/checks.js';
import { listVestingDates } from '../vesting/vesting-dates.js';
import type { VestingTerms } from '../vesting/vesting-terms.js';

/** What is due or happens. */
export type FormationEventKind =
  | 'formation'
  | 'grant'
  | 'election83b'
  | 'formD'
  | 'delawareTax'
  | 'federalReturn'
  | 'vestingCliff'
  | 'vestingEnd'
  | 'patentApplication';

export interface FormationEvent {
  /** Unique in the calendar, and the same if the dates change: the kind, or the kind and its year in the company's life. */
  readonly id: string;
  readonly kind: FormationEventKind;
  readonly date: PlainDate;
  /** The day as counted, if a weekend or a holiday moved it; null otherwise. */
  readonly movedFrom: PlainDate | null;
  /** The rule that sets the date; null if no law does. */
  readonly source: string | null;
}

export interface FormationCalendarInput {
  readonly formationDate: PlainDate;
  /** Day on which the founders' stock is transferred. @default the formation */
  readonly grantDate?: PlainDate;
  /** Whether the company is a Delaware corporation. */
  readonly isDelaware: boolean;
  /** Schedule of the founders. @default 48 months with a cliff of 12, from the grant */
  readonly vesting?: Omit<VestingTerms, 'shares'>;
  /** Day of the first sale of securities under Regulation D. @default none */
  readonly firstSaleDate?: PlainDate;
  /** Day on which a provisional patent application was filed. @default none */
  readonly provisionalFilingDate?: PlainDate;
  /** For how many years the yearly dates are listed. @default 2 */
  readonly years?: number;
}

const FORM_D_DAYS = 15;
const MONTHS_PER_YEAR = 12;

const toEvent = (
  kind: FormationEventKind,
  { date, counted }: Deadline,
  source: string | null,
  id: string = kind,
): FormationEvent => ({ id, kind, date, movedFrom: date === counted ? null : counted, source });

const onDay = (date: PlainDate): Deadline => ({ date, counted: date, skipped: [] });

/** Due once a year from the year after the formation. */
const listYearly = (
  kind: FormationEventKind,
  formationYear: number,
  years: number,
  getDeadline: (year: number) => Deadline,
  source: string,
): readonly FormationEvent[] =>
  Array.from({ length: years }, (_, index) =>
    toEvent(kind, getDeadline(formationYear + index + 1), source, `${kind}-${index + 1}`),
  );

/**
 * Lists the dates of a new corporation in order. Deadlines with the IRS move past weekends and legal holidays (26 U.S.C.
 * 7503), those with the SEC past weekends and federal holidays, those with the patent office also past
 * Inauguration Day. Delaware's March 1 is not moved. The
 * federal return assumes the calendar year as the tax year. Not legal advice, and not complete: state filings, licenses
 * and agreements add more.
 * @throws {VentureInputError} if a date is no day of the calendar, the grant is before the formation, or the schedule is
 *   invalid
 */
export function listFormationEvents(input: FormationCalendarInput): readonly FormationEvent[] {
  const { formationDate, grantDate = formationDate, isDelaware, years = 2 } = input;
  const { firstSaleDate, provisionalFilingDate } = input;
  const { year } = parsePlainDate(formationDate, 'formationDate');
  parsePlainDate(grantDate, 'grantDate');
  checkWhole('years', years, { min: 1, max: 10 });
  const vesting = listVestingDates({ startDate: grantDate, ...input.vesting, shares: 1 });
  const [cliff, end] = [vesting.find(({ month }) => month > 0), vesting.at(-1)];
  const events = [
    toEvent('formation', onDay(formationDate), null),
    toEvent('grant', onDay(grantDate), null),
    toEvent('election83b', getElection83bDeadline(grantDate), '26 U.S.C. 83(b)(2)'),
    ...(firstSaleDate === undefined
      ? []
      : [
          toEvent(
            'formD',
            moveToBusinessDay(addDays(firstSaleDate, FORM_D_DAYS), 'federal'),
            '17 CFR 230.503(a)(1)',
          ),
        ]),
    ...(isDelaware
      ? listYearly(
          'delawareTax',
          year,
          years,
          (due) => onDay(toPlainDate(due, 3, 1)),
          '8 Del. C. 502, 504',
        )
      : []),
    ...listYearly(
      'federalReturn',
      year,
      years,
      (due) => moveToBusinessDay(toPlainDate(due, 4, 15)),
      '26 U.S.C. 6072(a)',
    ),
    ...(cliff && end
      ? [
          toEvent('vestingCliff', onDay(cliff.date), null),
          toEvent('vestingEnd', onDay(end.date), null),
        ]
      : []),
    ...(provisionalFilingDate === undefined
      ? []
      : [
          toEvent(
            'patentApplication',
            moveToBusinessDay(
              addMonths(provisionalFilingDate, MONTHS_PER_YEAR),
              'federalInDistrictOfColumbia',
            ),
            '35 U.S.C. 119(e), 21(b)',
          ),
        ]),
  ];
  return events.toSorted((a, b) => a.date.localeCompare(b.date));
}
