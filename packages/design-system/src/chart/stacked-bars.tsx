import { Bar, Bars, Full, Key, Name, Row, Segment, Short } from './stacked-bars.styles.js';
import { toKey, toSeries, toShares } from './scale.js';

export interface StackedBarPart {
  /** Id of the series; parts of the same series have the same fill in every bar. */
  readonly id: string;
  readonly value: number;
  /** Name and value in a wide segment, such as "Personnel 35%". */
  readonly label: string;
  /** Value in a narrower segment, such as "35%". The narrowest segments show only their key. */
  readonly shortLabel: string;
}

export interface StackedBarRow {
  readonly id: string;
  /** Name above the bar. @default none: there is only one bar */
  readonly name?: string | undefined;
  readonly parts: readonly StackedBarPart[];
}

export interface StackedBarsProps {
  /** Ids of the series, in the order of the legend. */
  series: readonly string[];
  /** The bars, from the top. */
  rows: readonly StackedBarRow[];
}

/** One or more bars of the same length, divided into the parts of a whole. */
export const StackedBars = ({ series, rows }: StackedBarsProps) => (
  <Bars>
    {rows.map(({ id, name, parts }) => {
      const shares = toShares(parts.map(({ value }) => value));
      return (
        <Row key={id}>
          {name !== undefined && (
            <Name>
              <bdi>{name}</bdi>
            </Name>
          )}
          <Bar>
            {parts.map((part, index) => {
              const position = Math.max(0, series.indexOf(part.id));
              const share = shares[index] ?? 0;
              return share === 0 ? null : (
                <Segment
                  key={part.id}
                  data-series={toSeries(position)}
                  style={{ inlineSize: `${share}%` }}
                >
                  <Full>{`${toKey(position)} ${part.label}`}</Full>
                  <Short>{`${toKey(position)} ${part.shortLabel}`}</Short>
                  <Key>{toKey(position)}</Key>
                </Segment>
              );
            })}
          </Bar>
        </Row>
      );
    })}
  </Bars>
);
