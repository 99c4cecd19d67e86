import {
  Area,
  Axis,
  AxisTitle,
  Detail,
  Gridline,
  Name,
  Row,
  Rows,
  Span,
  Tick,
  Wait,
} from './span-chart.styles.js';
import { toPercent, toSeries } from './scale.js';

export interface SpanChartRow {
  readonly id: string;
  readonly name: string;
  /** Length or dates as text, beside the name. */
  readonly detail: string;
  /** Null: nothing is drawn. */
  readonly span: { readonly start: number; readonly end: number } | null;
  /** Time before the span that was spent waiting, as a dashed line. @default none */
  readonly wait?: { readonly start: number; readonly end: number } | undefined;
  /** Number of the fill. @default 1 */
  readonly series?: number | undefined;
}

export interface SpanChartProps {
  /** The rows, from the top. */
  rows: readonly SpanChartRow[];
  /** End of the axis, which starts at 0. */
  max: number;
  /** Marks on the axis of time. */
  ticks: readonly { readonly at: number; readonly label: string }[];
  /** What the axis counts, such as "Weeks from the start". */
  axisLabel: string;
}

/** Spans of time under each other on one axis (a Gantt chart). Time runs in the direction of the text. */
export const SpanChart = ({ rows, max, ticks, axisLabel }: SpanChartProps) => (
  <div>
    <Rows>
      {rows.map(({ id, name, detail, span, wait, series = 1 }) => (
        <Row key={id}>
          <div>
            <Name>
              <bdi>{name}</bdi>
            </Name>{' '}
            <Detail>
              <bdi>{detail}</bdi>
            </Detail>
          </div>
          <Area>
            {ticks.map(({ at }) => (
              <Gridline
                key={at}
                style={{ insetInlineStart: `min(${toPercent(at, max)}%, 100% - 1px)` }}
              />
            ))}
            {wait && <Wait style={position(wait, max)} />}
            {span && <Span data-series={toSeries(series - 1)} style={position(span, max)} />}
          </Area>
        </Row>
      ))}
    </Rows>
    <Axis>
      {ticks.map(({ at, label }) => (
        <Tick
          key={at}
          data-end={toPercent(at, max) > 94 || undefined}
          style={{ insetInlineStart: `${toPercent(at, max)}%` }}
        >
          <span>{label}</span>
        </Tick>
      ))}
    </Axis>
    <AxisTitle>
      <bdi>{axisLabel}</bdi>
    </AxisTitle>
  </div>
);

const position = (
  { start, end }: { readonly start: number; readonly end: number },
  max: number,
) => {
  const from = toPercent(Math.min(start, end), max);
  return {
    insetInlineStart: `${from}%`,
    inlineSize: `${toPercent(Math.max(start, end), max) - from}%`,
  };
};
