import { divide, fraction, type Fraction } from '../financing/fraction.js';
import {
  resolveVestingTerms,
  type ResolvedPeriod,
  type ResolvedVesting,
  type VestingTerms,
} from '../vesting/vesting-terms.js';
import type { OcfObject } from './ocf-values.js';

const START = 'start';

const period = (length: number, occurrences: number) => ({
  length,
  type: 'MONTHS',
  occurrences,
  day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
});

const condition = (id: string, part: Fraction | null, trigger: object, next: string | null) => ({
  id,
  ...(part === null
    ? { quantity: '0' }
    : { portion: { numerator: String(part.n), denominator: String(part.d) } }),
  trigger,
  next_condition_ids: next === null ? [] : [next],
});

const atStart = { type: 'VESTING_START_DATE' };

/** The conditions of a schedule: its start, with what is vested then, and one for each period after it. */
function listConditions({ periods }: ResolvedVesting) {
  const [first] = periods;
  const vestedAtStart = first?.months === 0 ? first : null;
  const later = vestedAtStart === null ? periods : periods.slice(1);
  const idOf = (index: number): string | null =>
    index < 0 ? START : index < later.length ? `period-${index + 1}` : null;
  return [
    condition(START, vestedAtStart?.part ?? null, atStart, idOf(0)),
    ...later.map(({ months, stepMonths, part }, index) => {
      const steps = Math.max(1, months / stepMonths);
      const trigger = {
        type: 'VESTING_SCHEDULE_RELATIVE',
        period: period(months === 0 ? 0 : stepMonths, steps),
        relative_to_condition_id: idOf(index - 1),
      };
      return condition(idOf(index) ?? '', divide(part, fraction(steps)), trigger, idOf(index + 1));
    }),
  ];
}

const toPercent = (part: Fraction): string =>
  String(Number((Number((part.n * 1_000_000n) / part.d) / 10_000).toFixed(4)));

const describePeriod = ({ months, stepMonths, part }: ResolvedPeriod): string =>
  months === 0
    ? `${toPercent(part)}% at once`
    : `${toPercent(part)}% over ${months} month(s), every ${stepMonths}`;

/** Vesting terms of the format. The total is rounded down, as in `listVestingDates`. */
export function toOcfVestingTerms(id: string, terms: Omit<VestingTerms, 'shares'>): OcfObject {
  const vesting = resolveVestingTerms({ ...terms, shares: 0 });
  return {
    object_type: 'VESTING_TERMS',
    id,
    name: `Vesting over ${vesting.months} months`,
    description: `${vesting.periods.map(describePeriod).join('; then ')}. Totals are rounded down to whole shares.`,
    allocation_type: 'CUMULATIVE_ROUND_DOWN',
    vesting_conditions: listConditions(vesting),
  };
}

/** The condition that a vesting start names. */
export const OCF_START_CONDITION = START;
