import type { ComponentType } from 'react';
import { SectionButton, SectionNav } from './section-list.styles.js';

/** The sections of a view, for a switch elsewhere on the page. */
export interface ShownSections {
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** Id of the open section. */
  readonly shown: string;
  readonly open: (id: string) => void;
  /** Lists them. Passed with them, so that its code is loaded with theirs. */
  readonly List: ComponentType<SectionListProps>;
}

export interface SectionListProps {
  /** Accessible name. */
  readonly label: string;
  readonly sections: Omit<ShownSections, 'List'>;
  readonly onOpen: (id: string) => void;
}

/** The sections, with the open one marked. */
export function SectionList({ label, sections: { items, shown }, onOpen }: SectionListProps) {
  return (
    <SectionNav aria-label={label}>
      {items.map(({ id, label: name }) => (
        <SectionButton
          key={id}
          type="button"
          aria-current={id === shown ? 'page' : undefined}
          onClick={() => onOpen(id)}
        >
          {name}
        </SectionButton>
      ))}
    </SectionNav>
  );
}
