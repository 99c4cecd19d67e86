// Charts, in an entry of their own so that pages without a chart do not load them.
export { ChartFrame, type ChartFrameProps, type ChartTable } from './chart/chart-frame.js';
export {
  ChartKey,
  ChartLegend,
  type ChartKeyProps,
  type ChartLegendItem,
  type ChartLegendProps,
} from './chart/legend.js';
export { ColumnRows, type ColumnRow, type ColumnRowsProps } from './chart/column-rows.js';
export { HeatMap, type HeatMapProps } from './chart/heat-map.js';
export {
  LineChart,
  type LineChartAxis,
  type LineChartPoint,
  type LineChartProps,
} from './chart/line-chart.js';
export { LinkMap, type LinkMapItem, type LinkMapProps } from './chart/link-map.js';
export { SpanChart, type SpanChartProps, type SpanChartRow } from './chart/span-chart.js';
export {
  StackedBars,
  type StackedBarPart,
  type StackedBarRow,
  type StackedBarsProps,
} from './chart/stacked-bars.js';
export { getTicks, interpolate, toShares, type TickOptions } from './chart/scale.js';
