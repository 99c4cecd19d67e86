import type { BudgetLine, ExperimentDesign } from '@spinout/api-client';
import { formatMoney } from '@spinout/design-system';

/** The items of a budget, as they are shown. */
export interface BudgetItemsModel {
  readonly lines: readonly BudgetLine[];
  /** What all of them may cost; null if no item has a range. */
  readonly range: { readonly low: string; readonly high: string } | null;
  /** The sum of the items, if the user entered another budget; else null. */
  readonly editedFrom: string | null;
}

/** A range has no more than two digits that mean something. */
const roundRoughly = (amount: number): number => Number(amount.toPrecision(2));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The items of the budget of a design; null if it has none. */
export function budgetItems(
  { budget, budget_lines: lines = [] }: ExperimentDesign,
  locale: string,
): BudgetItemsModel | null {
  if (lines.length === 0) return null;
  const total = sum(lines.map((line) => line.total_usd));
  const low = sum(lines.map((line) => line.low_usd ?? line.total_usd));
  const high = sum(lines.map((line) => line.high_usd ?? line.total_usd));
  return {
    lines,
    range:
      low === high
        ? null
        : {
            low: formatMoney(roundRoughly(low), locale),
            high: formatMoney(roundRoughly(high), locale),
          },
    editedFrom: total === budget ? null : formatMoney(total, locale),
  };
}
