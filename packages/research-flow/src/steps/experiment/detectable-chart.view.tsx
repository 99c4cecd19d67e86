import type { PowerAnalysis } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { getTicks, interpolate, LineChart } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { experimentMessages } from './experiment.messages.js';

interface DetectableChartProps {
  readonly analysis: PowerAnalysis;
  readonly curve: NonNullable<PowerAnalysis['detectable_curve']>;
}

/** Smallest detectable effect over group size, with the planned size. */
export function DetectableChart({ analysis, curve }: DetectableChartProps) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  const { per_group: size, effect } = analysis;
  const points = curve.map((point) => ({ x: point.per_group, y: point.effect }));
  const atSize = analysis.detectable_effect ?? interpolate(points, size) ?? effect.value;
  const maxSize = Math.max(1, size, ...points.map(({ x }) => x));
  const maxEffect = Math.max(atSize, effect.value, ...points.map(({ y }) => y));
  const format = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 3 });
  const slots = { size: formatNumber(size, locale), effect: format(atSize) };
  return (
    <ChartFigure
      caption={messages.detectableCaption}
      summary={fill(messages.detectableSummary, slots)}
      table={{
        caption: messages.detectableTable,
        columns: [
          {
            id: 'n',
            header: messages.perGroup,
            align: 'end',
            cell: (row) => {
              const text = formatNumber(row.per_group, locale);
              return row.per_group === size ? fill(messages.plannedSize, { size: text }) : text;
            },
          },
          {
            id: 'effect',
            header: effect.name,
            align: 'end',
            cell: (row) => format(row.effect),
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
          max: maxSize,
          ticks: getTicks(maxSize, { least: 1 }).map((at) => ({
            at,
            label: formatNumber(at, locale),
          })),
        }}
        y={{
          label: effect.name,
          max: maxEffect,
          ticks: getTicks(maxEffect).map((at) => ({ at, label: format(at) })),
        }}
        chosen={{
          x: size,
          y: atSize,
          label: fill(messages.chosenSize, { size: slots.size, power: slots.effect }),
        }}
        target={{
          y: effect.value,
          label: fill(messages.effectValue, { name: effect.name, value: format(effect.value) }),
        }}
      />
    </ChartFigure>
  );
}
