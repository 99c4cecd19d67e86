import { Heading, Stack, Tabs, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { PlatformMessages } from './platform.messages.js';
import type { PlatformSection } from './platform.sections.js';

export interface PlatformTabsProps {
  readonly sections: readonly PlatformSection[];
  /** Id of the visible section. */
  readonly shown: string;
  readonly onSectionChange: (id: string) => void;
  /** Content above the sections. @default nothing */
  readonly notices?: ReactNode;
  readonly messages: PlatformMessages;
}

/** The platform's sections in tabs. */
export function PlatformTabs({
  sections,
  shown,
  onSectionChange,
  notices,
  messages,
}: PlatformTabsProps) {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="2xl">
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.introduction}</Text>
      </Stack>
      {notices}
      <Tabs
        label={messages.tabs}
        value={shown}
        onValueChange={onSectionChange}
        items={sections}
        keepMounted
      />
    </Stack>
  );
}
