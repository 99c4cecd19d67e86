import { Stack } from '../layout/layout.js';
import { ChartFrame } from './chart-frame.js';
import { ColumnRows } from './column-rows.js';
import { HeatMap } from './heat-map.js';
import { ChartLegend } from './legend.js';
import { LineChart } from './line-chart.js';
import { LinkMap } from './link-map.js';
import { getTicks } from './scale.js';
import { SpanChart } from './span-chart.js';
import { StackedBars } from './stacked-bars.js';

const toTicks = (max: number) => getTicks(max).map((at) => ({ at, label: String(at) }));

const PARTS = [
  { id: 'equipment', name: 'Equipment', value: 40 },
  { id: 'personnel', name: 'Personnel', value: 35 },
  { id: 'consumables', name: 'Consumables', value: 20 },
  { id: 'contingency', name: 'Contingency', value: 5 },
].map((part) => ({ ...part, share: `${part.value}%` }));

const POWER = [0, 8, 16, 24, 32, 48, 64, 80, 96, 128].map((x) => ({ x, y: 1 - Math.exp(-x / 40) }));

const ROUNDS = [
  { id: 'formation', name: 'Formation', values: [65, 20, 15] },
  { id: 'seed', name: 'Seed Round', values: [52, 16, 12, 20] },
  { id: 'a', name: 'Series A', values: [39.4, 12.1, 9.1, 15.2, 24.2] },
];
const HOLDERS = ['Founders', 'Pool', 'Reserve', 'Seed investors', 'Series A investors'];

/** One example of each chart; all numbers are made up. */
export const chartExamples = {
  line: (
    <ChartFrame
      caption="A made-up function. The dot marks the chosen size, the dashed line the target."
      summary="With 64 per group, power is 79.8%, below the target of 80%."
    >
      <LineChart
        points={POWER}
        x={{ label: 'Number per group', max: 128, ticks: toTicks(128) }}
        y={{
          label: 'Power',
          max: 1,
          ticks: [0, 0.5, 1].map((at) => ({ at, label: `${at * 100}%` })),
        }}
        chosen={{ x: 64, y: 1 - Math.exp(-64 / 40), label: '64 per group: 79.8%' }}
        target={{ y: 0.8, label: 'Target 80%' }}
      />
    </ChartFrame>
  ),
  spans: (
    <ChartFrame caption="Made-up phases over weeks." summary="The phases take 30 weeks in all.">
      <SpanChart
        rows={[
          { id: 'a', name: 'Setup', detail: '4 weeks', span: { start: 0, end: 4 } },
          {
            id: 'b',
            name: 'Main study with a name that is longer than usual',
            detail: '20 weeks',
            span: { start: 4, end: 24 },
            wait: { start: 0, end: 4 },
            series: 2,
          },
          { id: 'c', name: 'Analysis', detail: '6 weeks', span: { start: 24, end: 30 } },
          { id: 'd', name: 'Not planned yet', detail: 'no duration', span: null },
        ]}
        max={30}
        ticks={toTicks(30)}
        axisLabel="Weeks from the start"
      />
    </ChartFrame>
  ),
  bar: (
    <ChartFrame
      caption="Share of each part in the total."
      summary="Equipment is the largest part: 40%."
      legend={
        <ChartLegend
          label="Parts"
          items={PARTS.map(({ id, name, share }) => ({ id, name, value: share }))}
        />
      }
      table={{
        label: 'Show as table',
        caption: 'Parts of the budget',
        columns: [
          { id: 'name', header: 'Part', cell: ({ name }) => name },
          { id: 'share', header: 'Share', align: 'end', cell: ({ share }) => share },
        ],
        rows: PARTS,
        rowKey: ({ id }) => id,
      }}
    >
      <StackedBars
        series={PARTS.map(({ id }) => id)}
        rows={[
          {
            id: 'budget',
            parts: PARTS.map(({ id, name, value, share }) => ({
              id,
              value,
              label: `${name} ${share}`,
              shortLabel: share,
            })),
          },
        ]}
      />
    </ChartFrame>
  ),
  bars: (
    <ChartFrame
      caption="Made-up holdings after each round."
      summary="The founders’ part goes from 65% to 39.4%."
      legend={<ChartLegend label="Holders" items={HOLDERS.map((name) => ({ id: name, name }))} />}
    >
      <StackedBars
        series={HOLDERS}
        rows={ROUNDS.map(({ id, name, values }) => ({
          id,
          name,
          parts: values.map((value, index) => ({
            id: HOLDERS[index] ?? '',
            value,
            label: `${HOLDERS[index]} ${value}%`,
            shortLabel: `${value}%`,
          })),
        }))}
      />
    </ChartFrame>
  ),
  columns: (
    <ChartFrame caption="Made-up papers by year." summary="Most papers are from 2021: 12.">
      <ColumnRows
        columns={Array.from({ length: 15 }, (_, index) => String(2010 + index))}
        rows={[
          { id: 'all', name: 'All papers', values: [1, 0, 2, 3, 1, 4, 6, 2, 5, 7, 9, 12, 8, 4, 1] },
          {
            id: 'a',
            name: 'Matching “spindle”',
            values: [0, 0, 1, 2, 0, 3, 4, 1, 2, 3, 4, 6, 2, 1],
          },
        ]}
        formatValue={String}
      />
    </ChartFrame>
  ),
  links: (
    <ChartFrame
      caption="A line means that a passage of the source supports the claim."
      summary="Two of three claims have a source."
    >
      <LinkMap
        headings={['Claim', 'Source']}
        from={[
          { id: '1', text: 'Training raises spindle density.' },
          {
            id: '2',
            text: 'A claim that is much longer, so that it needs several lines in a narrow column and ends in an ellipsis where the table has the rest.',
          },
          { id: '3', text: 'Spindles cause recall.', note: 'Unsupported' },
        ]}
        to={[
          { id: 'a', text: 'Example paper', note: 'Your paper' },
          { id: 'b', text: 'Example summary', note: 'Summary in the library' },
        ]}
        links={[
          { from: '1', to: 'a' },
          { from: '2', to: 'a' },
          { from: '2', to: 'b' },
        ]}
      />
    </ChartFrame>
  ),
  heat: (
    <ChartFrame
      caption="Made-up errors between 40 parts; strongly colored squares are low ones."
      summary="Two groups of parts have low errors among themselves."
    >
      <HeatMap
        rows={Array.from({ length: 40 }, (_, row) =>
          Array.from({ length: 40 }, (__, column) =>
            row < 18 === column < 18 ? Math.abs(row - column) / 4 : 22 + ((row + column) % 7),
          ),
        )}
        max={30}
        ends={['1', '400']}
        scale={['0 Å', '30 Å']}
      />
    </ChartFrame>
  ),
} as const;

/** All of them under each other. */
export const ChartExamples = () => (
  <Stack gap={8}>
    {chartExamples.line}
    {chartExamples.spans}
    {chartExamples.bar}
    {chartExamples.bars}
    {chartExamples.columns}
    {chartExamples.links}
    {chartExamples.heat}
  </Stack>
);
