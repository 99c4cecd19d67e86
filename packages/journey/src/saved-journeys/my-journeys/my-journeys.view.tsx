import { Banner, Button, Dialog, Skeleton, Spinner, Stack, Text } from '@spinout/design-system';
import { focusOnMount, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { JourneyRowView } from './journey-row.view.js';
import type { MyJourneysEvent } from './my-journeys.setup.js';
import { myJourneysMessages } from './my-journeys.messages.js';
import type { MyJourneysModel } from './my-journeys.model.js';
import { DeletedNotice, DialogBody } from './my-journeys.styles.js';

interface MyJourneysViewProps {
  readonly model: MyJourneysModel;
  readonly send: (event: MyJourneysEvent) => void;
  /** Shown above the list. @default nothing */
  readonly offer?: ReactNode;
  /** Shown below the list. @default nothing */
  readonly footer?: ReactNode;
}

export function MyJourneysView({ model, send, offer, footer }: MyJourneysViewProps) {
  const messages = useMessages(myJourneysMessages);
  const close = () => send({ type: 'list.left' });
  return (
    <Dialog
      open
      onClose={close}
      title={messages.title}
      actions={<Button onClick={close}>{messages.close}</Button>}
    >
      <DialogBody>
        <Text size="sm" tone="muted">
          {model.note}
        </Text>
        {offer}
        {model.failure !== null && (
          <Banner
            tone="error"
            actions={
              <Button
                size="sm"
                busy={model.isRetrying}
                onClick={() => send({ type: 'retry.requested' })}
              >
                {messages.retry}
              </Button>
            }
          >
            {model.failure}
          </Banner>
        )}
        {model.deleted !== null && (
          <DeletedNotice key={model.deleted.key} ref={focusOnMount} tabIndex={-1} role="status">
            {model.deleted.text}
          </DeletedNotice>
        )}
        <Journeys model={model} send={send} />
        {model.isLoadingAccount && (
          <Text role="status" size="sm" tone="muted">
            <Spinner size={16} /> {messages.looking}
          </Text>
        )}
        {/* Below the list, whose size is not known before. */}
        {model.phase !== 'loading' && footer}
      </DialogBody>
    </Dialog>
  );
}

function Journeys({ model, send }: Omit<MyJourneysViewProps, 'offer' | 'footer'>) {
  const messages = useMessages(myJourneysMessages);
  switch (model.phase) {
    case 'unread':
      return null;
    case 'loading':
      return (
        <Stack gap={4} role="status" aria-label={messages.loading}>
          <Stack gap={2}>
            <Skeleton inlineSize="70%" />
            <Skeleton inlineSize="45%" />
          </Stack>
          <Stack gap={2}>
            <Skeleton inlineSize="60%" />
            <Skeleton inlineSize="45%" />
          </Stack>
        </Stack>
      );
    case 'empty':
      return <Text>{messages.empty}</Text>;
    case 'listed':
      return (
        <Stack as="ul" gap={0} aria-label={messages.list}>
          {model.rows.map((row) => (
            <JourneyRowView key={row.key} row={row} isBusy={model.isBusy} send={send} />
          ))}
        </Stack>
      );
  }
}
