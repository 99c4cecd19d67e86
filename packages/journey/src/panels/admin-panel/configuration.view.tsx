import { Heading, Stack, Table, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { adminPanelMessages } from './admin-panel.messages.js';
import type { AdminPanelModel } from './admin-panel.model.js';
import { AddressText, Groups } from './admin-panel.styles.js';

export function Configuration({ model }: { readonly model: AdminPanelModel }) {
  const messages = useMessages(adminPanelMessages);
  return (
    <>
      {model.isDefault && (
        <Text size="ui" tone="muted">
          {messages.defaultSettings}
        </Text>
      )}
      <Table
        caption={messages.addresses}
        captionHidden
        columns={[
          { id: 'service', header: messages.service, cell: ({ name }) => name },
          { id: 'address', header: messages.address, cell: (row) => <Address row={row} /> },
          {
            id: 'configured',
            header: messages.isConfigured,
            cell: ({ source }) => (
              <Text as="span" tone={source === 'configured' ? undefined : 'muted'}>
                {messages[source]}
              </Text>
            ),
          },
        ]}
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
            <Stack
              as="ul"
              gap={1}
              aria-label={label}
              style={{ paddingInlineStart: 'var(--spinout-space-6)' }}
            >
              {paths.map((path) => (
                <li key={path}>
                  <AddressText dir="ltr">{path}</AddressText>
                </li>
              ))}
            </Stack>
          </UncontrolledDisclosure>
        ))}
      </Groups>
    </>
  );
}

interface AddressProps {
  readonly row: AdminPanelModel['addresses'][number];
}

function Address({ row: { address, isShortened } }: AddressProps) {
  const messages = useMessages(adminPanelMessages);
  return (
    <Stack gap={1} align="start" style={{ minInlineSize: 'calc(8 * var(--spinout-text-md))' }}>
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
    </Stack>
  );
}
