import { Below, Ramp, Root, Scale, Side, Squares } from './heat-map.styles.js';

export interface HeatMapProps {
  /** A square of values from 0 to `max`; rows from the top. The lower a value, the stronger the color of its square. */
  rows: readonly (readonly number[])[];
  /** Value from which a square has no color. */
  max: number;
  /** What the first and the last row and column stand for. */
  ends: readonly [first: string, last: string];
  /** Labels of the scale: 0 and `max`. */
  scale: readonly [least: string, most: string];
}

/** Shades that are told apart; equal neighbors are drawn as one. */
const LEVELS = 16;

interface Run {
  readonly start: number;
  readonly length: number;
  readonly level: number;
}

const toLevel = (value: number, max: number): number =>
  max > 0 && Number.isFinite(value)
    ? Math.round((1 - Math.min(1, Math.max(0, value / max))) * LEVELS)
    : 0;

/** The neighbors of a row with the same shade. */
const toRuns = (values: readonly number[], max: number): readonly Run[] => {
  const runs: Run[] = [];
  values.forEach((value, start) => {
    const level = toLevel(value, max);
    const last = runs.at(-1);
    if (last?.level === level) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ start, length: 1, level });
  });
  return runs;
};

/** The outlines of all squares of each shade; in one path, they leave no lines between them. */
const listShades = (
  rows: HeatMapProps['rows'],
  max: number,
): readonly (readonly [level: number, outline: string])[] => {
  const outlines = new Map<number, string>();
  for (const [y, values] of rows.entries())
    for (const { start, length, level } of toRuns(values, max))
      if (level > 0)
        outlines.set(level, `${outlines.get(level) ?? ''}M${start} ${y}h${length}v1h-${length}z`);
  return [...outlines].toSorted(([a], [b]) => b - a);
};

/** A square of shades for values between pairs of positions, with its scale below. */
export const HeatMap = ({ rows, max, ends, scale }: HeatMapProps) => (
  <Root>
    <Side>
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </Side>
    <Squares
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      focusable="false"
    >
      {listShades(rows, max).map(([level, outline]) => (
        <path key={level} d={outline} fillOpacity={level / LEVELS} />
      ))}
    </Squares>
    <Below>
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </Below>
    <Scale>
      <span>{scale[0]}</span>
      <Ramp viewBox={`0 0 ${LEVELS} 1`} preserveAspectRatio="none" focusable="false">
        {Array.from({ length: LEVELS }, (_, at) => (
          <rect key={at} x={at} y={0} width={1} height={1} fillOpacity={(LEVELS - at) / LEVELS} />
        ))}
      </Ramp>
      <span>{scale[1]}</span>
    </Scale>
  </Root>
);
