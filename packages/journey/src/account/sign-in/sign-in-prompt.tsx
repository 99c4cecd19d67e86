'use client';
import { Card, Heading, Split, Stack } from '@spinout/design-system';
import { useId } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useMessages } from '@spinout/flow-kit/react';
import { Benefits } from './benefits.view.js';
import { Providers } from './providers.view.js';
import { signInMessages } from './sign-in.messages.js';
import { Prompt } from './sign-in.styles.js';
import type { SignInProps } from './sign-in.types.js';

/**
 * Replaces the journey until someone signs in or continues as a guest, for a host that brings its own `JourneyFrame`.
 */
export function SignInPrompt({ problem = null, onProblemClose, ...providers }: SignInProps) {
  const messages = useMessages(signInMessages);
  const headingId = useId();
  return (
    <Prompt aria-labelledby={headingId}>
      <Split aside="wide" from="md" gap={12} rowGap={8} align="start">
        <Stack gap={6}>
          <Heading level={2} id={headingId}>
            {messages.title}
          </Heading>
          <Benefits />
        </Stack>
        <Card padding="lg">
          <Stack gap={4}>
            <Heading level={3} size="ui">
              {messages.choose}
            </Heading>
            <Providers {...providers} />
          </Stack>
        </Card>
      </Split>
      <Alerts message={problem} onClose={onProblemClose} />
    </Prompt>
  );
}
