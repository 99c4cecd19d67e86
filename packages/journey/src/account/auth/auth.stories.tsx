import { createPlatformClient } from '@spinout/api-client';
import { memoryTokenStorage, type TokenStorage } from '@spinout/api-client/http';
import {
  allExampleReplies,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { Button, Card, Cluster, Stack, Text, type ThemeName } from '@spinout/design-system';
import { memoryStorage } from '@spinout/flow-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthAlert } from './auth-alert.js';
import { AuthCallback, AuthCallbackView } from './auth-callback.js';
import { AuthNotices } from './auth-notices.js';
import { NewTabView, UnverifiedView } from './auth-notices.view.js';
import type { AuthPage } from './auth-page.js';
import { AuthProvider } from './auth-provider.js';
import { createAuthSession } from './auth-session.js';
import { authMessages } from './auth.messages.js';
import type { AuthSettings } from './auth.types.js';
import { SignInGate } from './sign-in-gate.js';
import { useAuth } from './use-auth.js';

const meta = {
  title: 'Journey/Authentication',
  component: AuthCallbackView,
  args: { phase: 'authenticating' },
} satisfies Meta<typeof AuthCallbackView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticating: Story = {};
export const Redirecting: Story = { args: { phase: 'redirecting' } };

const notice = { isRetrying: false, onRetry: fn() };

export const Unverified: Story = { render: () => <UnverifiedView {...notice} /> };
export const CheckingAgain: Story = { render: () => <UnverifiedView {...notice} isRetrying /> };
export const InsideAnotherSite: Story = {
  render: () => <NewTabView href="https://app.example/" onClose={fn()} />,
};

interface HostOptions {
  readonly at?: string;
  readonly script?: Script;
  readonly tokens?: TokenStorage;
  readonly settings?: AuthSettings;
  readonly theme?: ThemeName;
}

/** A page whose navigation does not leave the story. */
const storyPage = (start: string): AuthPage => {
  let href = `https://app.example${start}`;
  const move = (path: string) => void (href = `https://app.example${path}`);
  return {
    href: () => href,
    clean: move,
    goTo: move,
    leave: fn(),
    isFramed: () => false,
    watch: () => () => undefined,
  };
};

const makeHost = ({ at = '/', script = {}, tokens = memoryTokenStorage() }: HostOptions) => {
  const session = createAuthSession({ api: () => api, storage: tokens, locks: null, events: null });
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  const api = createPlatformClient({ transport });
  const tab = { ...memoryStorage(), persistent: true };
  return { api, session, storage: memoryStorage(), tab, page: storyPage(at) };
};

/** A host's page with everything that sign-in shows. */
function Host(options: HostOptions) {
  const [host] = useState(() => makeHost(options));
  return (
    <AuthProvider {...host} settings={options.settings}>
      <AuthCallback theme={options.theme}>
        <Account />
      </AuthCallback>
    </AuthProvider>
  );
}

function Account() {
  const auth = useAuth();
  return (
    <Stack gap={4}>
      <AuthNotices />
      <SignInGate
        fallback={
          <Card>
            <Stack gap={4}>
              <Text>Nobody is signed in.</Text>
              <Cluster gap={2}>
                {auth.providers.map(({ id, name }) => (
                  <Button
                    key={id}
                    disabled={auth.isBusy}
                    busy={auth.signingInWith === id}
                    onClick={() => auth.signIn(id)}
                  >
                    {`Continue with ${name}`}
                  </Button>
                ))}
                <Button variant="quiet" onClick={auth.continueAsGuest}>
                  Continue as Guest
                </Button>
              </Cluster>
            </Stack>
          </Card>
        }
      >
        <Card>
          <Stack gap={4}>
            <Text>
              {auth.user?.name} ({auth.role})
              {auth.isDemoAccount && ` · ${authMessages.demoAccount}`}
            </Text>
            <Cluster>
              <Button onClick={auth.signOut}>Sign Out</Button>
            </Cluster>
          </Stack>
        </Card>
      </SignInGate>
      <AuthAlert />
    </Stack>
  );
}

const createStoredTokens = () => {
  const tokens = memoryTokenStorage();
  tokens.write({ token: 'story-token', refreshToken: 'story-refresh', signIn: 'story' });
  return tokens;
};

export const SignedOut: Story = {
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue as Guest' }));
    await expect(await canvas.findByText('Guest (guest)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('Nobody is signed in.')).toBeVisible();
  },
};

export const SignedIn: Story = {
  render: () => <Host tokens={createStoredTokens()} />,
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('Ada Example (researcher)');
    await expect(text).toBeVisible();
  },
};

/** The sign-in is still being checked. */
export const Checking: Story = {
  render: () => (
    <Host
      tokens={createStoredTokens()}
      script={{ 'session.profile': () => new Promise(() => undefined) }}
    />
  ),
};

export const DemoAccount: Story = {
  render: () => (
    <Host
      settings={{ mockLogin: 'on-failure', dangerouslyAllowMockLogin: true }}
      script={{ 'session.health': () => jsonReply(503, {}) }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    const text = await canvas.findByText(/Demo account/, {}, { timeout: 5_000 });
    await expect(text).toHaveTextContent('Demo Researcher (researcher) · Demo account');
  },
};

export const ServiceUnavailable: Story = {
  render: () => <Host script={{ 'session.health': () => jsonReply(503, {}) }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with ORCID' }));
    const alert = await within(document.body).findByRole('alertdialog');
    await expect(alert).toHaveAccessibleDescription(
      'Authentication failed: sign-in service unavailable',
    );
  },
};

export const Refused: Story = {
  render: (_, { globals }) => (
    <Host at="/auth/callback?error=access_denied" theme={globals['theme'] as ThemeName} />
  ),
  play: async () => {
    const alert = await within(document.body).findByRole('alertdialog');
    await expect(alert).toHaveAccessibleDescription('Authentication failed: access_denied');
  },
};

export const NotVerified: Story = {
  render: () => (
    <Host
      tokens={createStoredTokens()}
      script={{
        'session.profile': () => jsonReply(503, {}),
        'session.refresh': () => jsonReply(503, {}),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('We could not check your sign-in')).toBeVisible();
  },
};
