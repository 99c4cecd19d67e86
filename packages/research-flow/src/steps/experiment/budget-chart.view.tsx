import { fill, formatPercent } from '@spinout/design-system';
import { ChartLegend, StackedBars } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentModel } from './experiment-step.model.js';

type BudgetChartProps = Pick<ExperimentModel, 'breakdown' | 'total'>;

/** The parts of the budget in one bar. */
export function BudgetChart({ breakdown, total }: BudgetChartProps) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  const parts = breakdown.map(({ part, percent, amount }) => ({
    id: part,
    name: messages[`${part}Part`],
    percent,
    share: formatPercent(percent / 100, locale),
    amount,
  }));
  const largest = parts.reduce((most, each) => (each.percent > most.percent ? each : most));
  return (
    <ChartFigure
      caption={messages.budgetCaption}
      summary={fill(messages.budgetChartSummary, {
        name: largest.name,
        share: largest.share,
        total,
      })}
      legend={
        <ChartLegend
          label={messages.breakdown}
          items={parts.map(({ id, name, percent, amount }) => ({
            id,
            name: fill(messages.budgetPart, { name, percent }),
            value: amount,
          }))}
        />
      }
      table={{
        caption: messages.budgetTable,
        columns: [
          { id: 'part', header: messages.partColumn, cell: ({ name }) => name },
          { id: 'share', header: messages.shareColumn, align: 'end', cell: ({ share }) => share },
          { id: 'amount', header: messages.amount, align: 'end', cell: ({ amount }) => amount },
        ],
        rows: parts,
        rowKey: ({ id }) => id,
      }}
    >
      <StackedBars
        series={parts.map(({ id }) => id)}
        rows={[
          {
            id: 'budget',
            parts: parts.map(({ id, name, percent, share }) => ({
              id,
              value: percent,
              label: `${name} ${share}`,
              shortLabel: share,
            })),
          },
        ]}
      />
    </ChartFigure>
  );
}
