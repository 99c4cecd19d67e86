import type { ReactNode } from 'react';
import { Table } from '../table/table.js';

interface ValuesProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Renders a preview of the value. */
  readonly show: (value: string) => ReactNode;
  /** Column headers. */
  readonly messages: { readonly name: string; readonly value: string; readonly look: string };
}

/** A table of tokens with name, value and preview. */
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
