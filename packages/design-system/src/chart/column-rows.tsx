import {
  Area,
  Axis,
  AxisLabel,
  Column,
  Count,
  Name,
  Row,
  Rows,
  Slot,
} from './column-rows.styles.js';
import { toPercent } from './scale.js';

export interface ColumnRow {
  readonly id: string;
  readonly name: string;
  /** One value per column. */
  readonly values: readonly number[];
}

export interface ColumnRowsProps {
  /** Labels of the columns. */
  columns: readonly string[];
  /** The rows, from the top. */
  rows: readonly ColumnRow[];
  /** Formats a value above its column. */
  formatValue: (value: number) => string;
}

/** Most labels of columns that fit on a phone. */
const MAX_LABELS = 6;

/** Height of the largest value; every row has the same scale. */
const MAX_HEIGHT_REM = 4;

/** Columns over one axis, a row of them for each group, all on the same scale. The axis runs in the direction of the text. */
export const ColumnRows = ({ columns, rows, formatValue }: ColumnRowsProps) => {
  const max = Math.max(1, ...rows.flatMap(({ values }) => values));
  const every = Math.ceil(columns.length / MAX_LABELS);
  return (
    <Rows>
      {rows.map(({ id, name, values }, row) => (
        <Row key={id}>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          <Area>
            {columns.map((column, index) => {
              const value = values[index] ?? 0;
              return (
                <Slot key={column}>
                  {value > 0 && (
                    <>
                      <Count>{formatValue(value)}</Count>
                      <Column
                        data-series={row === 0 ? 1 : 6}
                        style={{
                          blockSize: `${(toPercent(value, max) / 100) * MAX_HEIGHT_REM}rem`,
                        }}
                      />
                    </>
                  )}
                </Slot>
              );
            })}
          </Area>
        </Row>
      ))}
      <Axis>
        {columns.map((column, index) => (
          <Slot key={column}>{index % every === 0 && <AxisLabel>{column}</AxisLabel>}</Slot>
        ))}
      </Axis>
    </Rows>
  );
};
