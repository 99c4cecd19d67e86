import type { CompanyStructure } from '@spinout/api-client';
import {
  countVestedShares,
  isDelaware,
  isPlainDate,
  listFormationEvents,
  listVestingDates,
  type FormationEvent,
} from '@spinout/domain/venture';
import { formatDate, formatNumber, formatPercent } from '@spinout/design-system';
import type { CompanyPlan } from './company-plan.js';
import { findLeastTax } from './least-tax.js';

const MONTHS_PER_YEAR = 12;

const formatDay = (date: string, locale: string) =>
  formatDate(new Date(`${date}T00:00:00Z`), locale);

const toDay = (text: string): string | null => (isPlainDate(text) ? text : null);

/** Dates that are typed but no days of the calendar. */
const isInvalid = (text: string) => text !== '' && toDay(text) === null;

const listYears = (shares: number, startDate: string, locale: string) =>
  listVestingDates({ shares, startDate })
    .filter(({ month }) => month % MONTHS_PER_YEAR === 0)
    .map(({ date, total, unvested }) => ({
      date: formatDay(date, locale),
      total: formatNumber(total, locale),
      unvested: formatNumber(unvested, locale),
      percent: shares === 0 ? '–' : formatPercent(total / shares, locale),
    }));

const toEntry = (event: FormationEvent, locale: string) => ({
  ...event,
  /** In the language of the interface. */
  day: formatDay(event.date, locale),
  movedFromDay: event.movedFrom === null ? null : formatDay(event.movedFrom, locale),
});

/** The dates that follow from the formation and the grant; null without a formation date. */
export function datesModel(company: CompanyStructure, plan: CompanyPlan, locale: string) {
  const formationDate = toDay(plan.formationDate);
  const grantDate = toDay(plan.grantDate) ?? formationDate;
  const shares = Math.max(0, Math.round(company.capTable.founders.shares));
  const isCountable = Number.isSafeInteger(shares);
  const vestingDate = toDay(plan.vestingDate);
  return {
    invalid: (['formationDate', 'grantDate', 'vestingDate'] as const).filter((field) =>
      isInvalid(plan[field]),
    ),
    /** Days as in the plan, for files. */
    days: formationDate === null || grantDate === null ? null : { formationDate, grantDate },
    events:
      formationDate === null || grantDate === null
        ? []
        : listFormationEvents({
            formationDate,
            grantDate,
            isDelaware: isDelaware(company),
          }).map((event) => ({
            ...toEntry(event, locale),
            leastTax:
              event.kind === 'delawareTax'
                ? findLeastTax(company, formationDate, { date: event.date, locale })
                : null,
          })),
    vesting:
      grantDate === null || !isCountable
        ? null
        : {
            shares: formatNumber(shares, locale),
            years: listYears(shares, grantDate, locale),
            onDay:
              vestingDate === null
                ? null
                : {
                    day: formatDay(vestingDate, locale),
                    vested: formatNumber(
                      countVestedShares({ shares, startDate: grantDate }, vestingDate),
                      locale,
                    ),
                  },
          },
  };
}

export type DatesModel = ReturnType<typeof datesModel>;
export type CalendarEntry = DatesModel['events'][number];
