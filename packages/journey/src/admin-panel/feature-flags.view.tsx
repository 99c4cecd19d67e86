import { Heading, StatusDot, Table, type TableColumn } from '@spinout/design-system';
import { useId } from 'react';
import type { AdminPanelMessages } from './admin-panel.messages.js';
import type { FlagRow } from './admin-panel.model.js';
import { Part, State } from './admin-panel.styles.js';

export interface FeatureFlagsViewProps {
  readonly flags: readonly FlagRow[];
  readonly messages: AdminPanelMessages;
}

/** Which features are on or off, and what an off feature hides. */
export function FeatureFlagsView({ flags, messages }: FeatureFlagsViewProps) {
  const headingId = useId();
  return (
    <Part aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {messages.flags}
      </Heading>
      <Table
        caption={messages.flags}
        captionHidden
        columns={buildFlagColumns(messages)}
        rows={flags}
        rowKey={({ id }) => id}
      />
    </Part>
  );
}

const buildFlagColumns = (messages: AdminPanelMessages): readonly TableColumn<FlagRow>[] => [
  { id: 'flag', header: messages.flag, cell: ({ name }) => name },
  {
    id: 'state',
    header: messages.state,
    cell: ({ isOn, state }) => (
      <State>
        <StatusDot tone={isOn ? 'success' : 'idle'} />
        {state}
      </State>
    ),
  },
  { id: 'hides', header: messages.hides, cell: ({ hides }) => hides },
];
