import { Heading, Table, Text, type TableColumn } from '@spinout/design-system';
import { Fold } from '@spinout/journey-kit/react';
import { useId } from 'react';
import { AddressView } from './address.view.js';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { AddressRow, AdminPanelModel } from './admin-panel.model.js';
import { AddressCell, Groups, Part, Paths, Placed } from './admin-panel.styles.js';

export interface ConfigurationViewProps {
  readonly model: AdminPanelModel;
  readonly words: AdminPanelMessages;
}

/** CFG-01 to CFG-19: where calls go, how long they wait, and which paths are configured. */
export function ConfigurationView({ model, words }: ConfigurationViewProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.configuration}
      </Heading>
      {model.isUsual && (
        <Text size="ui" tone="muted">
          {words.usualSettings}
        </Text>
      )}
      <Table
        caption={words.addresses}
        captionHidden
        columns={addressColumns(words)}
        rows={model.addresses}
        rowKey={({ id }) => id}
      />
      <Text size="ui" figures="tabular">
        {model.timeout}
      </Text>
      <Heading level={4}>{words.endpoints}</Heading>
      <Text size="ui" tone="muted">
        {model.endpointsNote}
      </Text>
      <Groups>
        {model.pathGroups.map(({ id, label, paths }) => (
          <Fold key={id} label={label}>
            <Paths role="list" aria-label={label}>
              {paths.map((path) => (
                <li key={path}>
                  <AddressView address={path} />
                </li>
              ))}
            </Paths>
          </Fold>
        ))}
      </Groups>
    </Part>
  );
}

const addressColumns = (words: AdminPanelMessages): readonly TableColumn<AddressRow>[] => [
  { id: 'service', header: words.service, cell: ({ name }) => name },
  {
    id: 'address',
    header: words.address,
    cell: ({ address, isShortened }) => (
      <AddressCell>
        {address === null ? (
          <Text as="span" tone="muted">
            {words.unreadable}
          </Text>
        ) : (
          <AddressView address={address} />
        )}
        {isShortened && (
          <Text as="span" size="sm" tone="muted">
            {words.shortened}
          </Text>
        )}
      </AddressCell>
    ),
  },
  {
    id: 'configured',
    header: words.isConfigured,
    cell: ({ isConfigured, configured }) => (
      <Placed data-configured={isConfigured}>{configured}</Placed>
    ),
  },
];
