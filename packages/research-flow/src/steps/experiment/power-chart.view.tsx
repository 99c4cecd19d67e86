import type { PowerAnalysis } from '@spinout/api-client';
import { fill, formatNumber, formatPercent } from '@spinout/design-system';
import { getTicks, interpolate, LineChart } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { experimentMessages } from './experiment.messages.js';

const POWER_TICKS = [0, 0.25, 0.5, 0.75, 1];

interface PowerChartProps {
  readonly analysis: PowerAnalysis;
  /** Power that the plan asks for, 0..1; null if it is not known. */
  readonly target: number | null;
}

/** Power over group size, with the planned size and the target. */
export function PowerChart({ analysis, target }: PowerChartProps) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  const { per_group: size, curve } = analysis;
  const points = curve.map((point) => ({ x: point.per_group, y: point.power }));
  // Sizes are rounded up, so the planned one reaches slightly more than the power that was asked for.
  const reached = interpolate(points, size) ?? analysis.power;
  const max = Math.max(1, size, ...points.map(({ x }) => x));
  const slots = { size: formatNumber(size, locale), power: formatPercent(reached, locale, 1) };
  return (
    <ChartFigure
      caption={target === null ? messages.powerCaption : messages.powerCaptionTarget}
      summary={summarize(reached, target)}
      table={{
        caption: messages.powerTable,
        columns: [
          {
            id: 'n',
            header: messages.perGroup,
            align: 'end',
            cell: (row) =>
              row.per_group === size
                ? fill(messages.plannedSize, { size: formatNumber(row.per_group, locale) })
                : formatNumber(row.per_group, locale),
          },
          {
            id: 'power',
            header: messages.powerShare,
            align: 'end',
            cell: (row) => formatPercent(row.power, locale, 1),
          },
        ],
        rows: curve.map((point, index) => ({ ...point, index })),
        rowKey: ({ index }) => String(index),
      }}
    >
      <LineChart
        points={points}
        x={{
          label: messages.sizeAxis,
          max,
          ticks: getTicks(max, { least: 1 }).map((at) => ({ at, label: formatNumber(at, locale) })),
        }}
        y={{
          label: messages.powerAxis,
          max: 1,
          ticks: POWER_TICKS.map((at) => ({ at, label: formatPercent(at, locale) })),
        }}
        chosen={{ x: size, y: reached, label: fill(messages.chosenSize, slots) }}
        target={
          target === null
            ? undefined
            : {
                y: target,
                label: fill(messages.targetPower, { power: formatPower(target) }),
              }
        }
      />
    </ChartFigure>
  );

  function summarize(power: number, wanted: number | null): string {
    if (wanted === null) return fill(messages.powerSummary, slots);
    const text = power < wanted ? messages.powerSummaryBelow : messages.powerSummaryReached;
    return fill(text, { ...slots, target: formatPower(wanted) });
  }

  function formatPower(power: number): string {
    return formatNumber(power, locale, { style: 'percent', maximumFractionDigits: 1 });
  }
}
