import { Button, Dialog, Text } from '@spinout/design-system';
import { useRef, useState } from 'react';
import { appMessages as messages } from './app.messages.js';

interface NewJourneyProps {
  readonly onStart: () => void;
}

/** Starts a new journey once the person has confirmed that the current one may go. */
export function NewJourney({ onStart }: NewJourneyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        {messages.reset}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={messages.resetTitle}
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} onClick={close}>
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
