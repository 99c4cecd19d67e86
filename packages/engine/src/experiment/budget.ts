import type { BudgetLine } from '@spinout/api-client';
import type { Cost, Family } from './family.js';

/** How a budget is divided, in percent. */
const SPLIT_PERCENT = { Equipment: 40, Personnel: 35, Consumables: 20, Contingency: 5 } as const;
type Category = keyof typeof SPLIT_PERCENT;

/** Whole thousands keep every part of the split a whole number of dollars. */
const STEP_USD = 1000;

const ASSUMPTION = 'planning assumption';

const line = (
  category: Category,
  { item, usd }: Cost,
  units: number,
  basis: string,
): BudgetLine => ({
  item: `${category}: ${item}`,
  unit_cost_usd: usd,
  units,
  total_usd: usd * units,
  basis,
});

const sum = (lines: readonly BudgetLine[]) =>
  lines.reduce((all, { total_usd }) => all + total_usd, 0);

/**
 * Works out what a study costs. Each category is built up from unit costs; the total is the smallest whole
 * thousand of dollars in which every category fits its share of 40/35/20/5. What a share leaves over is
 * shown as its own line, so that the lines always sum up to the total.
 */
export function budgetOf(family: Family, size: { total: number; weeks: number }) {
  const { equipment, accessPerUnit, personnelPerWeek, consumablesPerUnit } = family.costs;
  const perUnit = `${ASSUMPTION}; one for each of the ${size.total} ${family.unit.many}`;
  const built: Record<Category, BudgetLine[]> = {
    Equipment: [
      ...equipment.map((cost) => line('Equipment', cost, 1, ASSUMPTION)),
      line('Equipment', accessPerUnit, size.total, perUnit),
    ],
    Personnel: [
      line(
        'Personnel',
        personnelPerWeek,
        size.weeks,
        `${ASSUMPTION}; one for each of the ${size.weeks} weeks`,
      ),
    ],
    Consumables: [line('Consumables', consumablesPerUnit, size.total, perUnit)],
    Contingency: [],
  };
  const categories = Object.keys(SPLIT_PERCENT) as Category[];
  const needed = categories.map(
    (category) => (sum(built[category]) * 100) / SPLIT_PERCENT[category],
  );
  const totalUsd = Math.ceil(Math.max(...needed) / STEP_USD) * STEP_USD;
  const lines = categories.flatMap((category) => {
    const left = (totalUsd * SPLIT_PERCENT[category]) / 100 - sum(built[category]);
    const share = `${SPLIT_PERCENT[category]}% share`;
    if (left === 0) return built[category];
    const rest =
      category === 'Contingency'
        ? line(category, { item: 'reserve', usd: left }, 1, `${share} of the total`)
        : line(
            category,
            { item: 'not yet allocated', usd: left },
            1,
            `rest of the ${share}; ${ASSUMPTION}`,
          );
    return [...built[category], rest];
  });
  return { totalUsd, lines };
}
