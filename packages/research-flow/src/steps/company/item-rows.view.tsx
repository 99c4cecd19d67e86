import { Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { TextRows } from './company-step.styles.js';

interface ItemRowsProps {
  readonly label: string;
  readonly items: readonly string[];
  /** @default false */
  readonly isNumbered?: boolean;
  /** What is beside an item: its state, or buttons. */
  readonly children: (item: string) => ReactNode;
}

/** A list of short texts, one in each row. */
export const ItemRows = ({ label, items, isNumbered, children }: ItemRowsProps) => (
  <TextRows
    as={isNumbered ? 'ol' : 'ul'}
    role="list"
    aria-label={label}
    data-numbered={isNumbered || undefined}
  >
    {items.map((item, index) => (
      <li key={`${index} ${item}`}>
        <Text as="span">{item}</Text> {children(item)}
      </li>
    ))}
  </TextRows>
);
