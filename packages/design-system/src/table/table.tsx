import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Frame, Root } from './table.styles.js';

export interface TableColumn<Row> {
  readonly id: string;
  /** Words above the column. */
  readonly header: string;
  /** What stands in the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that they stand under each other. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Name of the table. */
  caption: string;
  /** Leaves the caption to assistive technology only. @default false */
  captionHidden?: boolean | undefined;
  /** The columns; the first one names its row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Key that stays a row's own when the order changes. */
  rowKey: (row: Row) => string;
}

/** Words and figures read in their own direction, and stand where their column does. */
const isolated = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;

/** Rows and columns; scrolls sideways within itself where they do not fit. */
export const Table = forwardRef(function Table(
  { caption, captionHidden = false, columns, rows, rowKey, ...rest }: TableProps<unknown>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  return (
    // Whoever scrolls by keyboard must be able to reach what scrolls.
    <Frame role="group" aria-label={caption} tabIndex={0}>
      <Root {...rest} ref={ref}>
        <caption data-hidden={captionHidden || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, align }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" data-align={align}>
                    {isolated(cell(row))}
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {isolated(cell(row))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}) as <Row>(props: TableProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactElement;
