import { httpTransport } from '@spinout/api-client/http';
import { exampleUser } from '@spinout/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sharedStorage, storedTokens, type AuthOptions } from './auth.test-tools.js';
import { show } from './auth-provider.test-tools.js';

describe('the bearer token', () => {
  /** Calls over HTTP; each responds with the example user. */
  const overHttp = (options: AuthOptions = {}) => {
    const sent: (string | null)[] = [];
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('Authorization'));
      return Response.json({ success: true, user: exampleUser, services: {} });
    });
    const dependencies = show({
      ...options,
      transport: (session) => httpTransport({ session, fetch, apiBase: 'https://api.example' }),
    });
    return { ...dependencies, sent, services: () => dependencies.api.platform.services() };
  };

  it('AUTH-28 is sent with calls while signed in and with the sign-out, but not after', async () => {
    const { sent, services } = overHttp({ tokens: storedTokens() });
    await screen.findByText('signed-in Ada Example researcher');
    await services();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByText('signed-out nobody');
    await waitFor(() => expect(sent).toHaveLength(3));
    await services();
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1', null]);
  });

  it('T-39 is not sent for a demo account', async () => {
    const { texts, tab } = sharedStorage();
    const stored = { kind: 'mock', token: 'mock-1', user: { id: 'demo-1', name: 'Demo' } };
    texts.set('demo_session', JSON.stringify(stored));
    const { sent, services } = overHttp({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
    });
    await screen.findByText('demo Demo researcher');
    await services();
    expect(sent).toEqual([null]);
  });
});
