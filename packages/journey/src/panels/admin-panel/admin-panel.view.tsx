import { Heading, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { AdminPanelModel } from './admin-panel.model.js';
import { Page } from './admin-panel.styles.js';
import { ConfigurationView } from './configuration.view.js';
import { FeatureFlagsView } from './feature-flags.view.js';
import { Section } from './section.view.js';

export interface AdminPanelViewProps {
  readonly model: AdminPanelModel;
  /** The status of the services. */
  readonly services: ReactNode;
  /** The accounts and their roles. @default none */
  readonly users?: ReactNode;
  readonly messages: AdminPanelMessages;
}

/** Services, configuration and flags, read-only, and roles if the host passes a users section. */
export function AdminPanelView({ model, services, users, messages }: AdminPanelViewProps) {
  return (
    <Page>
      <Stack gap={2}>
        <Heading level={2}>{messages.title}</Heading>
        <Text tone="muted">{users ? messages.introductionWithUsers : messages.readOnly}</Text>
      </Stack>
      {users}
      <Section title={messages.services}>{services}</Section>
      <ConfigurationView model={model} messages={messages} />
      <FeatureFlagsView flags={model.flags} messages={messages} />
    </Page>
  );
}
