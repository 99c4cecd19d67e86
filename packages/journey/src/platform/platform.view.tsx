import { Heading, Stack, Tabs, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { PlatformMessages } from './platform.messages.js';
import type { PlatformSection } from './platform.sections.js';

export interface PlatformTabsProps {
  readonly sections: readonly PlatformSection[];
  /** Id of the section that shows. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  /** What stands above the sections. @default nothing */
  readonly notices?: ReactNode;
  readonly words: PlatformMessages;
}

/** The platform's sections under one row of tabs. */
export function PlatformTabs({ sections, shown, onShow, notices, words }: PlatformTabsProps) {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="2xl">
          {words.title}
        </Heading>
        <Text tone="muted">{words.introduction}</Text>
      </Stack>
      {notices}
      <Tabs label={words.tabs} value={shown} onValueChange={onShow} items={sections} keepOpened />
    </Stack>
  );
}
