'use client';
import { Button, Dialog, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, useRef } from 'react';
import { signOutMessages } from './sign-out.messages.js';

interface SignOutDialogProps {
  /** Names of the work that signing out discards. */
  readonly names: readonly string[];
  /** Called when the person stays signed in. */
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before signing out discards work that exists only in the open page. */
export function SignOutDialog({ names, onClose, onConfirm }: SignOutDialogProps) {
  const messages = useMessages(signOutMessages);
  const stayButton = useRef<HTMLButtonElement>(null);
  const introId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      initialFocus={stayButton}
      actions={
        <>
          <Button ref={stayButton} onClick={onClose}>
            {messages.stay}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text id={introId}>{messages.intro}</Text>
        <ul aria-labelledby={introId}>
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <Text tone="muted">{messages.help}</Text>
      </Stack>
    </Dialog>
  );
}
