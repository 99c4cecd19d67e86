import type { BudgetLine } from '@spinout/api-client';
import type { Cost, Family } from './family.js';

const CATEGORIES = ['Equipment', 'Personnel', 'Consumables', 'Contingency'] as const;
type Category = (typeof CATEGORIES)[number];

/** The budget field counts in whole thousands. */
const STEP_USD = 1000;
const RESERVE_SHARE = 0.05;

/** How far a unit cost may be off: the range of a rough estimate, before any quotation. */
const RANGE = { low: 0.7, high: 1.5 } as const;

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Assumptions have no more than two digits that mean something. */
const roundRoughly = (usd: number): number => Number(usd.toPrecision(2));

const line = (category: Category, { item, usd }: Cost, units: number, note = ''): BudgetLine => {
  const [low, high] = [roundRoughly(usd * RANGE.low), roundRoughly(usd * RANGE.high)];
  return {
    item: `${category}: ${item}`,
    unit_cost_usd: usd,
    units,
    total_usd: usd * units,
    basis: `planning assumption, ${money.format(low)} to ${money.format(high)}${note}`,
    low_usd: low * units,
    high_usd: high * units,
  };
};

const sumBy = (lines: readonly BudgetLine[], amountOf: (line: BudgetLine) => number): number =>
  lines.reduce((sum, each) => sum + amountOf(each), 0);

const reserveOf = (lines: readonly BudgetLine[]): BudgetLine => {
  const items = sumBy(lines, ({ total_usd: total }) => total);
  const total = Math.ceil((items * (1 + RESERVE_SHARE)) / STEP_USD) * STEP_USD - items;
  const shareOf = (amount: number) => Math.round(amount * RESERVE_SHARE);
  return {
    item: 'Contingency: reserve',
    unit_cost_usd: total,
    units: 1,
    total_usd: total,
    basis: '5 % of the items above, rounded up so that the total is whole thousands',
    low_usd: shareOf(sumBy(lines, ({ low_usd: low = 0 }) => low)),
    high_usd: shareOf(sumBy(lines, ({ high_usd: high = 0 }) => high)),
  };
};

/**
 * Works out what a study costs: the sum of named items, each with a unit cost that is a planning assumption, and a
 * reserve.
 */
export function budgetOf(family: Family, size: { total: number; weeks: number }) {
  const { equipment, accessPerUnit, personnelPerWeek, consumablesPerUnit } = family.costs;
  const perUnit = `; one for each of the ${size.total} ${family.unit.many}`;
  const perWeek = `; one for each of the ${size.weeks} weeks`;
  const items = [
    ...equipment.map((cost) => line('Equipment', cost, 1)),
    line('Equipment', accessPerUnit, size.total, perUnit),
    line('Personnel', personnelPerWeek, size.weeks, perWeek),
    line('Consumables', consumablesPerUnit, size.total, perUnit),
  ];
  const lines = [...items, reserveOf(items)];
  return { totalUsd: sumBy(lines, ({ total_usd: total }) => total), lines };
}
