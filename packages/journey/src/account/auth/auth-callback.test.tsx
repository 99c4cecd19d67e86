import { exampleUser } from '@spinout/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AuthCallback } from './auth-callback.js';
import { AuthProvider } from './auth-provider.js';
import { createAuthDependencies, writePendingSignIn, createTabStorage } from './auth.test-tools.js';
import { CODE, show } from './auth-provider.test-tools.js';

describe('the callback screen', () => {
  it('AUTH-01, AUTH-02, AUTH-03, AUTH-04, T-78 shows its progress instead of the page (S-87)', async () => {
    const tab = createTabStorage();
    writePendingSignIn(tab);
    let answer: (reply: unknown) => void = () => undefined;
    const { page, transport } = show({
      at: CODE,
      tab,
      script: { 'session.exchangeCode': () => new Promise((resolve) => (answer = resolve)) },
    });
    const status = screen.getByRole('status');
    expect(screen.getByRole('heading', { level: 1, name: 'Authenticating...' })).toBeVisible();
    expect(status).toHaveTextContent('Please wait while we complete your login...');
    expect(screen.queryByText('The page')).toBeNull();
    expect(page.href()).toBe('https://app.example/auth/callback');
    await waitFor(() => expect(transport.sentTo('session.exchangeCode')).toHaveLength(1));
    answer({ token: 't', refresh_token: 'r', user: exampleUser });
    expect(await screen.findByRole('heading', { name: 'Redirecting...', level: 1 })).toBeVisible();
    expect(await screen.findByText('signed-in Ada Example researcher')).toBeVisible();
    expect(page.href()).toBe('https://app.example/');
    // StrictMode mounts twice, and the code is used once.
    expect(transport.sentTo('session.exchangeCode')).toHaveLength(1);
  });

  it('AUTH-05 removes the code from the address before anything renders', () => {
    const tab = createTabStorage();
    writePendingSignIn(tab);
    const addresses: string[] = [];
    const dependencies = createAuthDependencies({ at: CODE, tab });
    function Spy() {
      addresses.push(dependencies.page.href());
      return null;
    }
    const { page, session, api, storage, runtime } = dependencies;
    render(
      <AuthProvider {...{ api, session, storage, tab, page, runtime }}>
        <Spy />
      </AuthProvider>,
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.join()).not.toContain('code-1');
  });

  it('AUTH-07 shows the error as an alert, and the page after it is closed (S-87)', async () => {
    show({ at: '/auth/callback?error=access_denied' });
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    expect(alert).toHaveAccessibleDescription('Authentication failed: access_denied');
    expect(screen.queryByText('The page')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('signed-out nobody')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('T-71 says that no sign-in is in progress', async () => {
    show({ at: CODE });
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Authentication failed: no sign-in in progress',
    );
  });

  it('is used once, even if the provider is remounted', async () => {
    const tab = createTabStorage();
    writePendingSignIn(tab);
    const { unmount, page, session, api, storage, runtime } = show({ at: CODE, tab });
    await screen.findByText('signed-in Ada Example researcher');
    unmount();
    render(
      <AuthProvider {...{ api, session, storage, tab, page, runtime }}>
        <AuthCallback>
          <p>Remounted page</p>
        </AuthCallback>
      </AuthProvider>,
    );
    expect(screen.getByText('Remounted page')).toBeVisible();
  });
});
