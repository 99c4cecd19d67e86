import { Heading, Table, Text, type TableColumn } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { AddressView } from './address.view.js';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { AddressRow, AdminPanelModel } from './admin-panel.model.js';
import { AddressCell, Groups, Part, Paths, ConfiguredCell } from './admin-panel.styles.js';

export interface ConfigurationViewProps {
  readonly model: AdminPanelModel;
  readonly messages: AdminPanelMessages;
}

/** Addresses, timeout and configured paths. */
export function ConfigurationView({ model, messages }: ConfigurationViewProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {messages.configuration}
      </Heading>
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
                  <AddressView address={path} />
                </li>
              ))}
            </Paths>
          </UncontrolledDisclosure>
        ))}
      </Groups>
    </Part>
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
          <AddressView address={address} />
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
    cell: ({ isConfigured, configured }) => (
      <ConfiguredCell data-configured={isConfigured}>{configured}</ConfiguredCell>
    ),
  },
];
