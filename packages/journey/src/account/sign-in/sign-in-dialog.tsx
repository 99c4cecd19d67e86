'use client';
import { Button, Dialog, Stack } from '@spinout/design-system';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useMessages } from '@spinout/flow-kit/react';
import { Benefits } from './benefits.view.js';
import { Providers } from './providers.view.js';
import { signInMessages } from './sign-in.messages.js';
import type { SignInProps } from './sign-in.types.js';

interface SignInDialogProps extends SignInProps {
  readonly open: boolean;
  /** Called when the person closes it without signing in. */
  readonly onClose: () => void;
}

/** The sign-in prompt in a dialog, for the header. */
export function SignInDialog({
  open,
  onClose,
  problem = null,
  onProblemClose,
  ...providers
}: SignInDialogProps) {
  const messages = useMessages(signInMessages);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={messages.title}
        actions={<Button onClick={onClose}>{messages.cancel}</Button>}
      >
        <Stack gap={6}>
          <Benefits />
          <Providers {...providers} />
        </Stack>
      </Dialog>
      <Alerts message={problem} onClose={onProblemClose} />
    </>
  );
}
