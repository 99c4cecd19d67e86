import { Button, Dialog, Text } from '@spinout/design-system';
import { useRef, useState } from 'react';
import { appMessages as words } from './app.messages.js';

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
        {words.reset}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={words.resetTitle}
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} onClick={close}>
              {words.resetCancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                close();
                onStart();
              }}
            >
              {words.reset}
            </Button>
          </>
        }
      >
        <Text>{words.resetText}</Text>
      </Dialog>
    </>
  );
}
