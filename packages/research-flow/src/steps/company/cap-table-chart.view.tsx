import { fill } from '@spinout/design-system';
import { StackedBars } from '@spinout/design-system/chart';
import { ChartFigure, useMessages } from '@spinout/flow-kit/react';
import { companyMessages } from './company.messages.js';

interface CapTableChartProps {
  readonly holders: readonly {
    readonly name: string;
    readonly percentage: number;
    readonly percent: string;
  }[];
}

/** The cap table as one bar. Its numbers are in the table below it. */
export function CapTableChart({ holders }: CapTableChartProps) {
  const messages = useMessages(companyMessages);
  const largest = holders.reduce((most, each) => (each.percentage > most.percentage ? each : most));
  return (
    <ChartFigure
      caption={messages.capTableCaption}
      summary={fill(messages.capTableSummary, { name: largest.name, percent: largest.percent })}
    >
      <StackedBars
        series={holders.map(({ name }) => name)}
        rows={[
          {
            id: 'holdings',
            parts: holders.map(({ name, percentage, percent }) => ({
              id: name,
              value: percentage,
              label: `${name} ${percent}`,
              shortLabel: percent,
            })),
          },
        ]}
      />
    </ChartFigure>
  );
}
