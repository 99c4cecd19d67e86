import { Heading, Table, Text, type TableColumn } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { AddressRow, AdminPanelModel } from './admin-panel.model.js';
import { AddressCell, AddressText, Groups, Paths } from './admin-panel.styles.js';
import { Section } from './section.view.js';

export interface ConfigurationViewProps {
  readonly model: AdminPanelModel;
  readonly messages: AdminPanelMessages;
}

/** Addresses, timeout and configured paths. */
export function ConfigurationView({ model, messages }: ConfigurationViewProps) {
  return (
    <Section title={messages.configuration}>
      {model.isDefault && (
        <Text size="ui" tone="muted">
          {messages.defaultSettings}
        </Text>
      )}
      <Table
        caption={messages.addresses}
        captionHidden
        columns={buildAddressColumns(messages)}
        rows={model.addresses}
        rowKey={({ id }) => id}
      />
      <Text size="ui" figures="tabular">
        {model.timeout}
      </Text>
      <Heading level={4}>{messages.endpoints}</Heading>
      <Text size="ui" tone="muted">
        {model.endpointsNote}
      </Text>
      <Groups>
        {model.pathGroups.map(({ id, label, paths }) => (
          <UncontrolledDisclosure key={id} label={label}>
            <Paths role="list" aria-label={label}>
              {paths.map((path) => (
                <li key={path}>
                  <AddressText dir="ltr">{path}</AddressText>
                </li>
              ))}
            </Paths>
          </UncontrolledDisclosure>
        ))}
      </Groups>
    </Section>
  );
}

const buildAddressColumns = (messages: AdminPanelMessages): readonly TableColumn<AddressRow>[] => [
  { id: 'service', header: messages.service, cell: ({ name }) => name },
  {
    id: 'address',
    header: messages.address,
    cell: ({ address, isShortened }) => (
      <AddressCell>
        {address === null ? (
          <Text as="span" tone="muted">
            {messages.unreadable}
          </Text>
        ) : (
          <AddressText dir="ltr">{address}</AddressText>
        )}
        {isShortened && (
          <Text as="span" size="sm" tone="muted">
            {messages.shortened}
          </Text>
        )}
      </AddressCell>
    ),
  },
  {
    id: 'configured',
    header: messages.isConfigured,
    cell: ({ source }) => (
      <Text as="span" tone={source === 'configured' ? undefined : 'muted'}>
        {messages[source]}
      </Text>
    ),
  },
];
