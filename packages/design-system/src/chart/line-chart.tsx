import {
  AxisTitle,
  Dot,
  Lines,
  Note,
  Plot,
  Root,
  Target,
  XTick,
  YTick,
} from './line-chart.styles.js';
import { toPercent } from './scale.js';

export interface LineChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface LineChartAxis {
  /** What the axis counts, with its unit. */
  readonly label: string;
  /** End of the axis, which starts at 0. */
  readonly max: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

export interface LineChartProps {
  /** The line, ordered by `x`. */
  points: readonly LineChartPoint[];
  /** The horizontal axis. */
  x: LineChartAxis;
  /** The vertical axis. */
  y: LineChartAxis;
  /** A point on the line with its values as text. @default none */
  chosen?: (LineChartPoint & { readonly label: string }) | undefined;
  /** A value of `y` to reach, as a dashed line. @default none */
  target?: { readonly y: number; readonly label: string } | undefined;
}

/** Room for the label of the chosen point: below a rising line and above a falling one, where they leave space. */
const NOTE_WIDTH = '9.5 * var(--spinout-text-md)';

/** A line over a numeric axis, from left to right in every language, as in printed mathematics. */
export const LineChart = ({ points, x, y, chosen, target }: LineChartProps) => {
  const toX = (value: number) => toPercent(value, x.max);
  const toY = (value: number) => toPercent(value, y.max);
  const isFalling = (points.at(-1)?.y ?? 0) < (points[0]?.y ?? 0);
  return (
    <Root>
      <AxisTitle>
        <bdi>{y.label}</bdi>
      </AxisTitle>
      <Plot>
        <Lines viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
          {y.ticks.map(({ at }) => (
            <line key={at} x1="0" x2="100" y1={100 - toY(at)} y2={100 - toY(at)} />
          ))}
          {target && (
            <line
              data-target="true"
              x1="0"
              x2="100"
              y1={100 - toY(target.y)}
              y2={100 - toY(target.y)}
            />
          )}
          {chosen && (
            <line
              data-chosen="true"
              x1={toX(chosen.x)}
              x2={toX(chosen.x)}
              y1="100"
              y2={100 - toY(chosen.y)}
            />
          )}
          <polyline points={points.map((p) => `${toX(p.x)},${100 - toY(p.y)}`).join(' ')} />
        </Lines>
        {y.ticks.map(({ at, label }) => (
          <YTick key={at} style={{ bottom: `${toY(at)}%` }}>
            {label}
          </YTick>
        ))}
        {x.ticks.map(({ at, label }) => (
          <XTick key={at} style={{ left: `${toX(at)}%` }}>
            {label}
          </XTick>
        ))}
        {target && (
          <Target style={{ bottom: `${toY(target.y)}%` }}>
            <bdi>{target.label}</bdi>
          </Target>
        )}
        {chosen && (
          <>
            <Dot style={{ left: `${toX(chosen.x)}%`, bottom: `${toY(chosen.y)}%` }} />
            <Note
              data-above={isFalling ? 'true' : undefined}
              style={{
                left: `min(${toX(chosen.x)}% + 0.6 * var(--spinout-text-md), 100% - ${NOTE_WIDTH})`,
                maxInlineSize: `calc(${NOTE_WIDTH})`,
                bottom: `${toY(chosen.y)}%`,
              }}
            >
              <bdi>{chosen.label}</bdi>
            </Note>
          </>
        )}
      </Plot>
      <AxisTitle data-axis="x">
        <bdi>{x.label}</bdi>
      </AxisTitle>
    </Root>
  );
};
