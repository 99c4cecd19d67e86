'use client';
import { Banner, Button, fill, Link, Stack, Text, UserIcon } from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { DEFAULT_PROVIDERS } from '../auth/auth.constants.js';
import type { SignInProvider } from '../auth/auth.types.js';
import { ProviderIcon } from './provider-icon.view.js';
import { signInMessages, type SignInMessages } from './sign-in.messages.js';
import { Footer, ProviderList } from './sign-in.styles.js';
import type { SignInProps } from './sign-in.types.js';

export function Providers({
  providers = DEFAULT_PROVIDERS,
  busy,
  isUnverified = false,
  newTabHref = null,
  onSignIn,
  onContinueAsGuest,
  onRetry,
}: Omit<SignInProps, 'problem' | 'onProblemClose'>) {
  const messages = useMessages(signInMessages);
  const isBusy = busy !== null;
  // A disabled button loses the focus, so the pressed one gets it back.
  const pressedRef = useFocusAfter<HTMLButtonElement>(isBusy);
  return (
    <Stack
      gap={4}
      onClickCapture={({ target }) => {
        pressedRef.current = (target as Element).closest('button');
      }}
    >
      {isUnverified && (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" busy={busy === 'checking'} disabled={isBusy} onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        >
          <Text weight="strong">{messages.unverified}</Text>
          <Text size="ui">{messages.unverifiedNote}</Text>
        </Banner>
      )}
      {newTabHref === null ? (
        <ProviderList>
          {providers.map(({ id, name }) => (
            <Button
              key={id}
              full
              busy={busy === id}
              disabled={isBusy}
              icon={<ProviderIcon provider={id} />}
              onClick={() => onSignIn(id)}
            >
              {fill(messages.continueWith, { provider: name })}
            </Button>
          ))}
        </ProviderList>
      ) : (
        <Stack gap={2}>
          <Text size="ui">{messages.framedNote}</Text>
          <Text>
            <Link href={newTabHref} external>
              {messages.newTab}
            </Link>
          </Text>
        </Stack>
      )}
      <Stack gap={1}>
        <ProviderList>
          <Button
            variant="quiet"
            full
            disabled={isBusy}
            icon={<UserIcon size={16} />}
            onClick={onContinueAsGuest}
          >
            {messages.guest}
          </Button>
        </ProviderList>
        <Footer data-busy={isBusy || undefined}>
          <p>{messages.guestNote}</p>
          <p role="status">{progressText(busy, providers, messages)}</p>
        </Footer>
      </Stack>
    </Stack>
  );
}

const progressText = (
  busy: SignInProps['busy'],
  providers: readonly SignInProvider[],
  messages: SignInMessages,
): string => {
  if (busy === null) return '';
  if (busy === 'checking') return messages.checking;
  return fill(messages.signingIn, {
    provider: providers.find(({ id }) => id === busy)?.name ?? busy,
  });
};
