import { Button, Dialog, PlusIcon, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useRef, useState } from 'react';
import { appMessages } from './app.messages.js';
import { ResetLabel } from './app.styles.js';

/** Starts a new journey after the user has confirmed that the current one is removed. */
export function NewJourney({ onStart }: { readonly onStart: () => void }) {
  const messages = useMessages(appMessages);
  const [isConfirming, setIsConfirming] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const close = () => setIsConfirming(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<PlusIcon size={16} />}
        title={messages.reset}
        onClick={() => setIsConfirming(true)}
      >
        <ResetLabel>{messages.reset}</ResetLabel>
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={messages.resetTitle}
        initialFocus={cancelButton}
        actions={
          <>
            <Button ref={cancelButton} onClick={close}>
              {messages.resetCancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                onStart();
              }}
            >
              {messages.reset}
            </Button>
          </>
        }
      >
        <Text>{messages.resetText}</Text>
      </Dialog>
    </>
  );
}
