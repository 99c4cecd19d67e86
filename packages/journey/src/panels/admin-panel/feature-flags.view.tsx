import { Cluster, StatusDot, Table, type TableColumn } from '@spinout/design-system';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { FlagRow } from './admin-panel.model.js';
import { Section } from './section.view.js';

export interface FeatureFlagsViewProps {
  readonly flags: readonly FlagRow[];
  readonly messages: AdminPanelMessages;
}

/** Which features are on or off, and what an off feature hides. */
export function FeatureFlagsView({ flags, messages }: FeatureFlagsViewProps) {
  return (
    <Section title={messages.flags}>
      <Table
        caption={messages.flags}
        captionHidden
        columns={buildFlagColumns(messages)}
        rows={flags}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

const buildFlagColumns = (messages: AdminPanelMessages): readonly TableColumn<FlagRow>[] => [
  { id: 'flag', header: messages.flag, cell: ({ name }) => name },
  {
    id: 'state',
    header: messages.state,
    cell: ({ isOn }) => (
      <Cluster as="span" gap={2} align="baseline">
        <StatusDot tone={isOn ? 'success' : 'idle'} />
        {isOn ? messages.on : messages.off}
      </Cluster>
    ),
  },
  { id: 'hides', header: messages.hides, cell: ({ hides }) => hides },
];
