import { fill, formatNumber } from '@spinout/design-system';
import { getTicks, SpanChart } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { experimentMessages } from './experiment.messages.js';
import type { PhaseSpan } from './phase-spans.js';

/** Steps of an axis in weeks: months, quarters, halves and whole years where weeks are too many. */
const WEEK_STEPS = [1, 2, 4, 8, 13, 26, 52, 104, 260];

interface TimelineChartProps {
  readonly phases: readonly PhaseSpan[];
}

/** The phases under each other, over weeks. */
export function TimelineChart({ phases }: TimelineChartProps) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  const formatWeeks = (weeks: number) =>
    formatNumber(weeks, locale, {
      style: 'unit',
      unit: 'week',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
  const formatWeek = (week: number) => formatNumber(week, locale, { maximumFractionDigits: 1 });
  const named = phases.map((phase, index) => ({
    ...phase,
    id: String(index),
    name: phase.name.trim() === '' ? fill(messages.phase, { number: index + 1 }) : phase.name,
    length: phase.end - phase.start,
  }));
  const max = phases.at(-1)?.end ?? 0;
  const longest = named.reduce((most, each) => (each.length > most.length ? each : most));
  return (
    <ChartFigure
      caption={messages.timelineCaption}
      summary={fill(messages.timelineSummary, {
        total: formatWeeks(max),
        name: longest.name,
        length: formatWeeks(longest.length),
      })}
      table={{
        caption: messages.timelineTable,
        columns: [
          { id: 'name', header: messages.phaseColumn, cell: ({ name }) => name },
          {
            id: 'start',
            header: messages.startWeek,
            align: 'end',
            cell: (row) => formatWeek(row.start),
          },
          { id: 'end', header: messages.endWeek, align: 'end', cell: (row) => formatWeek(row.end) },
          {
            id: 'length',
            header: messages.duration,
            align: 'end',
            cell: (row) => formatWeeks(row.length),
          },
        ],
        rows: named,
        rowKey: ({ id }) => id,
      }}
    >
      <SpanChart
        rows={named.map(({ id, name, start, end, length }) => ({
          id,
          name,
          detail: formatWeeks(length),
          span: { start, end },
        }))}
        max={max}
        ticks={getTicks(max, { steps: WEEK_STEPS }).map((at) => ({ at, label: formatWeek(at) }))}
        axisLabel={messages.weeksAxis}
      />
    </ChartFigure>
  );
}
