import { completeVestingTerms, type VestingTerms } from '../vesting/vesting-dates.js';
import type { OcfObject } from './ocf-values.js';

const START = 'start';

const period = (length: number, occurrences: number) => ({
  length,
  type: 'MONTHS',
  occurrences,
  day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
});

const condition = (
  id: string,
  part: { readonly of: number; readonly all: number } | null,
  trigger: object,
  next: string | null,
) => ({
  id,
  ...(part === null
    ? { quantity: '0' }
    : { portion: { numerator: String(part.of), denominator: String(part.all) } }),
  trigger,
  next_condition_ids: next === null ? [] : [next],
});

/** The conditions of a schedule: its start, its cliff if it has one, and the steps after it. */
function listConditions(terms: Omit<VestingTerms, 'shares'>) {
  const { months, cliffMonths, stepMonths } = completeVestingTerms({ ...terms, shares: 0 });
  const steps = (months - cliffMonths) / stepMonths;
  const after = steps > 0 ? 'steps' : null;
  const isAfter = (id: string, length: number, occurrences: number) => ({
    type: 'VESTING_SCHEDULE_RELATIVE',
    period: period(length, occurrences),
    relative_to_condition_id: id,
  });
  const hasCliff = cliffMonths > 0;
  return [
    condition(START, null, { type: 'VESTING_START_DATE' }, hasCliff ? 'cliff' : after),
    ...(hasCliff
      ? [
          condition(
            'cliff',
            { of: cliffMonths, all: months },
            isAfter(START, cliffMonths, 1),
            after,
          ),
        ]
      : []),
    ...(after
      ? [
          condition(
            after,
            { of: stepMonths, all: months },
            isAfter(hasCliff ? 'cliff' : START, stepMonths, steps),
            null,
          ),
        ]
      : []),
  ];
}

/** Vesting terms of the format. The total is rounded down, as in `listVestingDates`. */
export const toOcfVestingTerms = (id: string, terms: Omit<VestingTerms, 'shares'>): OcfObject => {
  const { months, cliffMonths, stepMonths } = completeVestingTerms({ ...terms, shares: 0 });
  return {
    object_type: 'VESTING_TERMS',
    id,
    name: `${months} months, cliff of ${cliffMonths}`,
    description:
      `Nothing vests before month ${cliffMonths}; then ${stepMonths}/${months} every ${stepMonths} ` +
      `month(s) until month ${months}. Totals are rounded down to whole shares.`,
    allocation_type: 'CUMULATIVE_ROUND_DOWN',
    vesting_conditions: listConditions(terms),
  };
};

/** The condition that a vesting start names. */
export const OCF_START_CONDITION = START;
