'use client';
import { ChartFrame, type ChartFrameProps, type ChartTable } from '@spinout/design-system/chart';
import { useMessages } from '../messages/messages-provider.js';
import { chartMessages } from './chart.messages.js';

export interface ChartFigureProps<Row> extends Omit<ChartFrameProps<Row>, 'table'> {
  /** The numbers behind the picture. @default none: they are beside the picture anyway */
  readonly table?: Omit<ChartTable<Row>, 'label'> | undefined;
}

/** A chart with its caption, its text alternative and its table, in the words of the host. */
export function ChartFigure<Row>({ table, ...rest }: ChartFigureProps<Row>) {
  const messages = useMessages(chartMessages);
  return (
    <ChartFrame
      data-part="chart"
      {...rest}
      table={table && { ...table, label: messages.showTable }}
    />
  );
}
