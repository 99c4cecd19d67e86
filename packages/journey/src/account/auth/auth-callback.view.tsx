import { Heading, Spinner, Text } from '@spinout/design-system';
import { Page, Message } from './auth-callback.styles.js';
import type { AuthMessages } from './auth.messages.js';

export interface AuthCallbackViewProps {
  /** Null while an alert shows. */
  readonly phase: 'authenticating' | 'redirecting' | null;
  readonly messages: AuthMessages;
}

export function AuthCallbackView({ phase, messages }: AuthCallbackViewProps) {
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
