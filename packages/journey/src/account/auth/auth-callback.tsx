'use client';
import { Heading, Spinner, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { Message, Page } from './auth-callback.styles.js';
import { authMessages } from './auth.messages.js';
import { useAlertText } from './use-alert-text.js';
import { useAuth } from './use-auth.js';

type Phase = 'authenticating' | 'redirecting';

export interface AuthCallbackProps extends JourneyFrameProps {
  /** The page, shown unless a sign-in callback is being handled. @default nothing */
  readonly children?: ReactNode;
}

/** The callback screen, instead of the page, on the path /auth/callback. */
export function AuthCallback({ children, ...frame }: AuthCallbackProps) {
  const { callback } = useAuth();
  if (callback === null) return children;
  return (
    <JourneyFrame {...frame}>
      <Screen phase={callback} />
    </JourneyFrame>
  );
}

function Screen({ phase }: { readonly phase: Phase }) {
  const { closeAlert } = useAuth();
  const alert = useAlertText();
  return (
    <>
      <AuthCallbackView phase={alert === null ? phase : null} />
      <Alerts message={alert} onClose={closeAlert} />
    </>
  );
}

/** The progress of the callback; nothing while an alert shows. */
export function AuthCallbackView({ phase }: { readonly phase: Phase | null }) {
  const messages = useMessages(authMessages);
  return (
    <Page>
      {phase !== null && (
        <Message role="status">
          <Spinner />
          <Heading level={1} size="xl">
            {messages[phase]}
          </Heading>
          {phase === 'authenticating' && <Text tone="muted">{messages.pleaseWait}</Text>}
        </Message>
      )}
    </Page>
  );
}
