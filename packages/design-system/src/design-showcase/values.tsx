import type { ReactNode } from 'react';
import { Table } from '../table/table.js';

interface ValuesProps {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Shows what a value looks like. */
  readonly show: (value: string) => ReactNode;
  /** Words over the columns. */
  readonly words: { readonly name: string; readonly value: string; readonly look: string };
}

/** A group of tokens: name, value and look. */
export function Values({ title, values, show, words }: ValuesProps) {
  return (
    <Table
      caption={title}
      columns={[
        { id: 'name', header: words.name, cell: ([name]: [string, string]) => name },
        { id: 'value', header: words.value, cell: ([, value]) => value },
        { id: 'look', header: words.look, cell: ([, value]) => show(value) },
      ]}
      rows={Object.entries(values)}
      rowKey={([name]) => name}
    />
  );
}
