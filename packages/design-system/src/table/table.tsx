import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { forwardGenericRef } from '../react/forward-generic-ref.js';
import { Frame, Root } from './table.styles.js';

export interface TableColumn<Row> {
  readonly id: string;
  /** Column header. */
  readonly header: string;
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for numbers, so that digits line up. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Caption and accessible name. */
  caption: string;
  /** Hides the caption visually. @default false */
  captionHidden?: boolean | undefined;
  /** The columns; cells of the first one are row headers. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Stable key of a row. */
  rowKey: (row: Row) => string;
}

/** Isolates the text direction of a cell from the alignment of its column. */
const isolateText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content;

/** A table that scrolls horizontally if it does not fit. */
export const Table = forwardGenericRef(function Table<Row>(
  { caption, captionHidden = false, columns, rows, rowKey, ...rest }: TableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  return (
    // A scrollable region must be focusable for keyboard users.
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
              {columns.map(({ id, cell, align }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={id} scope={index === 0 ? 'row' : undefined} data-align={align}>
                    {isolateText(cell(row))}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
});
