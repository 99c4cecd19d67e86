import { fill, formatNumber } from '@spinout/design-system';
import { getTicks, SpanChart } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { FoldingSection } from '../../view/folding-section.view.js';
import { companyMessages } from './company.messages.js';
import type { MilestoneSpan } from './milestone-spans.js';

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

const NAMES = { seedRound: 'seedRound', patents: 'patentsMilestone', seriesA: 'seriesA' } as const;

/** When the rounds and the patents are expected, over months; nothing without a readable range. */
export function MilestonesChart({ milestones }: { readonly milestones: readonly MilestoneSpan[] }) {
  const messages = useMessages(companyMessages);
  const locale = useLocale();
  const last = milestones.reduce<MilestoneSpan | null>(
    (latest, each) => (latest === null || each.end > latest.end ? each : latest),
    null,
  );
  if (last === null) return null;
  const formatMonth = (month: number) => formatNumber(month, locale, { maximumFractionDigits: 1 });
  const describe = ({ start, end }: MilestoneSpan) =>
    fill(messages.monthRange, { from: formatMonth(start), to: formatMonth(end) });
  const rows = milestones.map((span) => ({ ...span, name: messages[NAMES[span.id]] }));
  return (
    <FoldingSection title={messages.milestones}>
      <ChartFigure
        caption={messages.milestonesCaption}
        summary={fill(messages.milestonesSummary, {
          name: messages[NAMES[last.id]],
          range: describe(last),
        })}
        table={{
          caption: messages.milestones,
          columns: [
            { id: 'name', header: messages.milestone, cell: ({ name }) => name },
            {
              id: 'start',
              header: messages.fromMonth,
              align: 'end',
              cell: ({ start }) => formatMonth(start),
            },
            {
              id: 'end',
              header: messages.toMonth,
              align: 'end',
              cell: ({ end }) => formatMonth(end),
            },
          ],
          rows,
          rowKey: ({ id }) => id,
        }}
      >
        <SpanChart
          rows={rows.map((row) => ({
            id: row.id,
            name: row.name,
            detail: describe(row),
            span: row,
            series: row.id === 'patents' ? 2 : 1,
          }))}
          max={last.end}
          ticks={getTicks(last.end, { steps: MONTH_STEPS }).map((at) => ({
            at,
            label: formatMonth(at),
          }))}
          axisLabel={messages.monthsAxis}
        />
      </ChartFigure>
    </FoldingSection>
  );
}
