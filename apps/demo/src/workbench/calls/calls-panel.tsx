import {
  Button,
  Cluster,
  Disclosure,
  fill,
  formatNumber,
  Stack,
  Table,
  Text,
} from '@spinout/design-system';
import { useState, useSyncExternalStore } from 'react';
import type { RecordStore } from '../record-store.js';
import { Code } from '../workbench.styles.js';
import { workbenchMessages as messages } from '../workbench.messages.js';
import type { CallRecord, CallRecorder } from './call-record.js';

interface CallsPanelProps {
  readonly store: RecordStore<CallRecord>;
  readonly replay: CallRecorder['replay'];
}

const LOCALE = 'en';

const formatStatus = ({ status, duration }: CallRecord) => {
  if (duration === null) return messages.inProgress;
  return status === null ? messages.noAnswer : String(status);
};

const formatName = ({ id, replayOf }: CallRecord) =>
  replayOf === null
    ? id
    : `${id} (${fill(messages.replayOf, { number: formatNumber(replayOf, LOCALE) })})`;

/** Buttons that send a call again, or the reason why it cannot be sent. */
function ReplayControls({
  record,
  replay,
}: Pick<CallsPanelProps, 'replay'> & { readonly record: CallRecord }) {
  if (record.replayBlocker !== null) {
    return (
      <Text size="sm" tone="muted">
        {messages.replayBlocker[record.replayBlocker]}
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {messages.replayAbout} {record.hasIdempotencyKey && messages.replayKeys}
      </Text>
      <Cluster gap={2}>
        <Button size="sm" onClick={() => void replay(record)}>
          {messages.replay}
        </Button>
        {record.hasIdempotencyKey && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void replay(record, { withSameKey: true })}
          >
            {messages.replayWithKey}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** All calls since the page was opened, newest first, without secrets. */
export function CallsPanel({ store, replay }: CallsPanelProps) {
  const records = useSyncExternalStore(store.subscribe, store.records);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <Text size="sm" tone="muted">
          {fill(messages.callCount, { count: formatNumber(records.length, LOCALE) })}
        </Text>
        <Button size="sm" variant="quiet" disabled={records.length === 0} onClick={store.clear}>
          {messages.clear}
        </Button>
      </Cluster>
      {records.length > 0 && (
        <Table
          caption={messages.calls}
          captionHidden
          rows={records.toReversed()}
          rowKey={({ number }) => String(number)}
          columns={[
            {
              id: 'call',
              header: messages.call,
              cell: (record) => (
                <Disclosure
                  label={formatName(record)}
                  open={openNumber === record.number}
                  onOpenChange={(open) => setOpenNumber(open ? record.number : null)}
                >
                  <Stack gap={3}>
                    <ReplayControls record={record} replay={replay} />
                    <Code tabIndex={0} role="group" aria-label={messages.details}>
                      {JSON.stringify(
                        { request: record.requestBody, response: record.responseBody },
                        null,
                        2,
                      )}
                    </Code>
                  </Stack>
                </Disclosure>
              ),
            },
            { id: 'path', header: messages.path, cell: ({ method, path }) => `${method} ${path}` },
            { id: 'status', header: messages.status, cell: formatStatus },
            {
              id: 'duration',
              header: messages.duration,
              align: 'end',
              cell: ({ duration }) => (duration === null ? '' : formatNumber(duration, LOCALE)),
            },
            {
              id: 'number',
              header: messages.number,
              align: 'end',
              cell: ({ number }) => formatNumber(number, LOCALE),
            },
          ]}
        />
      )}
    </Stack>
  );
}
