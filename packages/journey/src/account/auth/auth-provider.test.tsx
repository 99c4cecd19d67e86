import { exampleUser, jsonReply } from '@spinout/api-client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider } from './auth-provider.js';
import {
  createAuthDependencies,
  writePendingSignIn,
  createTabStorage,
  sharedStorage,
  storedTokens,
} from './auth.test-tools.js';
import { useAuth } from './use-auth.js';
import { CODE, show } from './auth-provider.test-tools.js';

const change = { name: 'Ada L.', bio: '', organization: '', research_interests: ['a', 'b'] };

describe('useAuth', () => {
  it('AUTH-33 throws outside of its provider (S-89)', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function WithoutProvider() {
      return useAuth().state;
    }
    expect(() => render(<WithoutProvider />)).toThrow(
      'useAuth must be used within an AuthProvider',
    );
  });

  it('AUTH-20, AUTH-30, ENT-09 provides the user and their roles', async () => {
    const { auth } = show({ tokens: storedTokens() });
    expect(await screen.findByText('signed-in Ada Example researcher')).toBeVisible();
    expect(auth().user).toEqual(exampleUser);
    expect(['guest', 'user', 'researcher', 'admin', 'owner'].map(auth().hasRole)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('API-22 saves a profile change, and resolves when it is done', async () => {
    const { auth, transport } = show({
      tokens: storedTokens(),
      script: { 'session.saveProfile': { success: true, user: { ...exampleUser, ...change } } },
    });
    await screen.findByText('signed-in Ada Example researcher');
    await act(() => auth().updateProfile(change));
    expect(screen.getByText('signed-in Ada L. researcher')).toBeVisible();
    expect(transport.sentTo('session.saveProfile')).toEqual([change]);
    expect(transport.requests.at(-1)?.idempotencyKey).toBeTruthy();
  });

  it('API-22 rejects when the profile was not saved, and retries with the same idempotency key', async () => {
    const { auth, transport } = show({
      tokens: storedTokens(),
      script: { 'session.saveProfile': () => jsonReply(503, {}) },
    });
    await screen.findByText('signed-in Ada Example researcher');
    for (const attempt of [1, 2]) {
      await act(() =>
        expect(auth().updateProfile(change), `try ${attempt}`).rejects.toMatchObject({
          code: 'status',
        }),
      );
    }
    expect(screen.getByText('signed-in Ada Example researcher')).toBeVisible();
    const keys = transport.requests
      .filter(({ id }) => id === 'session.saveProfile')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('saves no profile for a guest or without a signed-in person', async () => {
    const { auth } = show();
    await screen.findByText('signed-out nobody');
    await expect(auth().updateProfile(change)).rejects.toThrow('no profile to save');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    await screen.findByText('guest Guest guest');
    await expect(auth().updateProfile(change)).rejects.toThrow('no profile to save');
  });

  it('cancels a save in progress on sign-out', async () => {
    const { auth } = show({
      tokens: storedTokens(),
      script: { 'session.saveProfile': () => new Promise(() => undefined) },
    });
    await screen.findByText('signed-in Ada Example researcher');
    let saving: Promise<unknown> = Promise.resolve();
    act(() => {
      saving = auth().updateProfile(change).catch(String);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await saving).toContain('The person left');
    expect(await screen.findByText('signed-out nobody')).toBeVisible();
  });

  it('T-41 saves a demo account in the browser', async () => {
    const { texts, tab } = sharedStorage();
    const stored = { kind: 'mock', token: 'mock-1', user: { id: 'demo-1', name: 'Demo' } };
    texts.set('demo_session', JSON.stringify(stored));
    const { auth, transport } = show({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
    });
    await screen.findByText('demo Demo researcher');
    await act(() => auth().updateProfile(change));
    expect(screen.getByText('demo Ada L. researcher')).toBeVisible();
    expect(auth().isDemoAccount).toBe(true);
    expect(transport.requests).toEqual([]);
  });
});

describe('host settings', () => {
  it('API-27 set the service, the providers and the navigation', async () => {
    const tab = createTabStorage();
    writePendingSignIn(tab, undefined, '/?view=demo');
    const navigate = vi.fn();
    const { page, session, api, storage, runtime, visitedUrls } = createAuthDependencies({
      at: CODE,
      tab,
    });
    const settings = { providers: [{ id: 'lab', name: 'Our lab' }] };
    const hosts = { authBase: 'https://id.example/v2' };
    function Person() {
      const { state, providers, signIn } = useAuth();
      return (
        <>
          <p>{state}</p>
          {providers.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => signIn(id)}>
              {name}
            </button>
          ))}
        </>
      );
    }
    const dependencies = { api, session, storage, tab, page, runtime, hosts, navigate };
    render(
      <AuthProvider {...dependencies} settings={settings}>
        <Person />
      </AuthProvider>,
    );
    await screen.findByText('signed-in');
    expect(navigate.mock.calls).toEqual([['/?view=demo']]);
    act(() => session.signOut());
    await screen.findByText('signed-out');
    await userEvent.click(screen.getByRole('button', { name: 'Our lab' }));
    await waitFor(() => expect(visitedUrls).toHaveLength(1));
    expect(visitedUrls[0]).toMatch(/^https:\/\/id\.example\/v2\/auth\/login\/lab\?redirect_uri=/);
  });

  it('a failing storage does not prevent sign-in with stored tokens', async () => {
    const broken = () => {
      throw new Error('This storage is broken.');
    };
    const { runtime } = show({
      tokens: storedTokens(),
      storage: { read: broken, write: broken, remove: broken },
    });
    await screen.findByText('signed-in Ada Example researcher');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    expect(await screen.findByText('guest Guest guest')).toBeVisible();
    expect(runtime.log.warn).toHaveBeenCalled();
  });
});
