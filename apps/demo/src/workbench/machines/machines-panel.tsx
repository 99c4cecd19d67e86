import { Disclosure, formatNumber, Table, Text } from '@spinout/design-system';
import { useState, useSyncExternalStore } from 'react';
import type { RecordStore } from '../record-store.js';
import { Code } from '../workbench.styles.js';
import { workbenchMessages as messages } from '../workbench.messages.js';
import type { MachineRecord } from './machine-record.js';

/** All running state machines with their state and last event. */
export function MachinesPanel({ store }: { readonly store: RecordStore<MachineRecord> }) {
  const records = useSyncExternalStore(store.subscribe, store.records);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const running = records.filter(({ hasEnded }) => !hasEnded);
  if (running.length === 0) return <Text tone="muted">{messages.machinesNone}</Text>;
  return (
    <Table
      caption={messages.machines}
      captionHidden
      rows={running}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'machine',
          header: messages.machine,
          cell: ({ key, id, details }) => (
            <Disclosure
              label={id}
              open={openKey === key}
              onOpenChange={(open) => setOpenKey(open ? key : null)}
            >
              <Code tabIndex={0} role="group" aria-label={messages.context}>
                {JSON.stringify(details(), null, 2)}
              </Code>
            </Disclosure>
          ),
        },
        { id: 'state', header: messages.state, cell: ({ state }) => <code>{state}</code> },
        { id: 'event', header: messages.event, cell: ({ lastEvent }) => <code>{lastEvent}</code> },
        {
          id: 'events',
          header: messages.eventCount,
          align: 'end',
          cell: ({ events }) => formatNumber(events, 'en'),
        },
      ]}
    />
  );
}
