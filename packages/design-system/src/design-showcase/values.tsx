import type { ReactNode } from 'react';
import { Table } from '../table/table.js';

interface ValuesProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Shows what a value looks like. */
  readonly show: (value: string) => ReactNode;
  /** Words over the columns. */
  readonly messages: { readonly name: string; readonly value: string; readonly look: string };
}

/** A group of tokens: name, value and look. */
export function Values({ title, values, show, messages }: ValuesProps) {
  return (
    <Table
      caption={title}
      columns={[
        { id: 'name', header: messages.name, cell: ([name]: [string, string]) => name },
        { id: 'value', header: messages.value, cell: ([, value]) => value },
        { id: 'look', header: messages.look, cell: ([, value]) => show(value) },
      ]}
      rows={Object.entries(values)}
      rowKey={([name]) => name}
    />
  );
}
