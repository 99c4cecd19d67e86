'use client';
import { useState, type ComponentPropsWithoutRef, type ForwardedRef, type ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.js';
import { forwardGenericRef } from '../react/forward-generic-ref.js';
import { Table, type TableColumn } from '../table/table.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { Caption, Picture, Root } from './chart.styles.js';

export interface ChartTable<Row> {
  /** Label of the button, such as "Show as table". */
  readonly label: string;
  /** Caption and accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

export interface ChartFrameProps<Row> extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What the picture shows, with its units. */
  caption: ReactNode;
  /** Text alternative: the main finding in a sentence. */
  summary: string;
  /** The numbers behind the picture, one key away. @default none: they are beside the picture anyway */
  table?: ChartTable<Row> | undefined;
  /** A key below the picture, readable by assistive technology. @default none */
  legend?: ReactNode;
  /** The picture. Its content is hidden from assistive technology, which gets summary and table. */
  children: ReactNode;
}

/**
 * The frame of every chart: picture, key, caption and table. Bars and time axes run in the direction of the text; plots
 * of a function (`LineChart`) always run from left to right.
 */
export const ChartFrame = forwardGenericRef(function ChartFrame<Row>(
  { caption, summary, table, legend, children, ...rest }: ChartFrameProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root {...rest} ref={ref}>
      <Picture role="img" aria-label={summary}>
        {children}
      </Picture>
      {legend}
      <Caption>{caption}</Caption>
      {table && (
        <Disclosure
          label={
            <>
              {table.label} <VisuallyHidden>({table.caption})</VisuallyHidden>
            </>
          }
          open={isOpen}
          onOpenChange={setIsOpen}
        >
          <Table
            caption={table.caption}
            captionHidden
            columns={table.columns}
            rows={table.rows}
            rowKey={table.rowKey}
          />
        </Disclosure>
      )}
    </Root>
  );
});
