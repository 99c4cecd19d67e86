import { Heading, Stack, StatusDot, Table, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { adminPanelMessages } from './admin-panel.messages.js';
import type { AdminPanelModel } from './admin-panel.model.js';
import { Page, Part, State } from './admin-panel.styles.js';
import { Configuration } from './configuration.view.js';

interface AdminPanelViewProps {
  readonly model: AdminPanelModel;
  /** The status of the services. */
  readonly services: ReactNode;
  /** The accounts and their roles; nothing if the host does not show them. */
  readonly users: ReactNode;
}

/** Services, configuration and flags, read-only, and roles if the host passes a users section. */
export function AdminPanelView({ model, services, users }: AdminPanelViewProps) {
  const messages = useMessages(adminPanelMessages);
  return (
    <Page>
      <Stack gap={2}>
        <Heading level={2}>{messages.title}</Heading>
        <Text tone="muted">{users ? messages.introductionWithUsers : messages.readOnly}</Text>
      </Stack>
      {users}
      <Section title={messages.configuration}>
        <Configuration model={model} />
      </Section>
      <Section title={messages.flags}>
        <FeatureFlagTable flags={model.flags} />
      </Section>
      {/* Last, because it grows when the services answer. */}
      <Section title={messages.services}>{services}</Section>
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}

/** Which features are on or off, and what an off feature hides. */
function FeatureFlagTable({ flags }: Pick<AdminPanelModel, 'flags'>) {
  const messages = useMessages(adminPanelMessages);
  return (
    <Table
      caption={messages.flags}
      captionHidden
      columns={[
        { id: 'flag', header: messages.flag, cell: ({ name }) => name },
        {
          id: 'state',
          header: messages.state,
          cell: ({ isOn }) => (
            <State>
              <StatusDot tone={isOn ? 'success' : 'idle'} />
              {isOn ? messages.on : messages.off}
            </State>
          ),
        },
        { id: 'hides', header: messages.hides, cell: ({ hides }) => hides },
      ]}
      rows={flags}
      rowKey={({ id }) => id}
    />
  );
}
