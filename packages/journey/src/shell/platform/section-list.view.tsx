import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { platformMessages } from './platform.messages.js';
import { getSections, type SectionSettings } from './platform-sections.js';
import { SectionButton, SectionNav } from './section-list.styles.js';

/** What is shown of the sections: the name of the open one, or a list of all. */
export type SectionsPart =
  | { readonly render: (name: string) => ReactNode }
  | {
      /** Called when a section was opened. @default nothing is called */
      readonly onOpened?: () => void;
    };

export interface PlatformSectionsProps {
  readonly settings: SectionSettings;
  /** Called with the id of the chosen section; null for the first. */
  readonly onOpen: (section: string | null) => void;
  readonly part: SectionsPart;
}

/** The sections of the platform, for a switch elsewhere on the page. */
export function PlatformSections({ settings, onOpen, part }: PlatformSectionsProps) {
  const messages = useMessages(platformMessages);
  const { items, shown } = getSections(settings, messages);
  if ('render' in part) return part.render(items.find(({ id }) => id === shown)?.label ?? '');
  return (
    <SectionNav aria-label={messages.sections}>
      {items.map(({ id, label: name }, index) => (
        <SectionButton
          key={id}
          type="button"
          aria-current={id === shown ? 'page' : undefined}
          onClick={() => {
            onOpen(index === 0 ? null : id);
            part.onOpened?.();
          }}
        >
          {name}
        </SectionButton>
      ))}
    </SectionNav>
  );
}
