import { httpTransport } from '@spinout/api-client/http';
import { exampleUser, jsonReply } from '@spinout/api-client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../frame/journey-frame.js';
import { AuthAlert } from './auth-alert.js';
import { AuthCallback } from './auth-callback.js';
import { AuthNotices } from './auth-notices.js';
import { AuthProvider } from './auth-provider.js';
import {
  authWorld,
  beginIn,
  lastingTab,
  sharedStorage,
  storedTokens,
  type AuthPlan,
} from './auth.test-tools.js';
import { SignInGate } from './sign-in-gate.js';
import { useAuth, type Auth } from './use-auth.js';

const NO_ANSWER = () => Promise.reject(new TypeError('no network'));
const CODE = '/auth/callback?code=code-1&state=state-1';

/** A page with sign-in, as a host builds it. */
const show = (plan: AuthPlan = {}, children: ReactNode = null) => {
  const world = authWorld(plan);
  const seen: { auth: Auth | null } = { auth: null };
  function Person() {
    const auth = useAuth();
    useEffect(() => {
      seen.auth = auth;
    });
    return (
      <main>
        <h1>The page</h1>
        <p>
          {auth.state} {auth.user?.name ?? 'nobody'} {auth.role}
        </p>
        {auth.providers.map(({ id, name }) => (
          <button key={id} type="button" disabled={auth.isBusy} onClick={() => auth.signIn(id)}>
            {`Continue with ${name}`}
          </button>
        ))}
        <button type="button" onClick={auth.continueAsGuest}>
          Continue as Guest
        </button>
        <button type="button" onClick={auth.signOut}>
          Sign Out
        </button>
        <AuthAlert />
        <AuthNotices />
        {children}
      </main>
    );
  }
  const { page, session, api, storage, tab, tools } = world;
  const { unmount } = render(
    <StrictMode>
      <AuthProvider {...{ api, session, storage, tab, page, tools }} settings={plan.settings}>
        <AuthCallback>
          <JourneyFrame>
            <Person />
          </JourneyFrame>
        </AuthCallback>
      </AuthProvider>
    </StrictMode>,
  );
  const auth = (): Auth => {
    if (!seen.auth) throw new Error('The page is not there yet.');
    return seen.auth;
  };
  return { ...world, auth, unmount };
};

const change = { name: 'Ada L.', bio: '', organization: '', research_interests: ['a', 'b'] };

describe('useAuth', () => {
  it('AUTH-33 throws outside of its provider (S-89)', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      return useAuth().state;
    }
    expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('AUTH-20, AUTH-30, ENT-09 tells who is signed in, and by which right', async () => {
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

  it('API-22 saves a change of the profile, and tells when it is done', async () => {
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

  it('API-22 tells of a profile that was not saved, sends a second try as the same wish, and loses nothing', async () => {
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

  it('saves no profile of nobody and of a guest, and none for a person who left meanwhile', async () => {
    const { auth } = show();
    await screen.findByText('signed-out nobody');
    await expect(auth().updateProfile(change)).rejects.toThrow('no profile to save');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    await screen.findByText('guest Guest guest');
    await expect(auth().updateProfile(change)).rejects.toThrow('no profile to save');
  });

  it('a save under way ends with the sign-out, which wins', async () => {
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

  it('T-41 changes a demo account where it lives', async () => {
    const { texts, tab } = sharedStorage();
    const kept = { kind: 'mock', token: 'mock-1', user: { id: 'demo-1', name: 'Demo' } };
    texts.set('demo_session', JSON.stringify(kept));
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

describe('the callback screen', () => {
  it('AUTH-01, AUTH-02, AUTH-03, AUTH-04, T-78 says what it does, instead of the page (S-87)', async () => {
    const tab = lastingTab();
    beginIn(tab);
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

  it('AUTH-05 takes the code out of the address before anything renders', () => {
    const tab = lastingTab();
    beginIn(tab);
    const addresses: string[] = [];
    const world = authWorld({ at: CODE, tab });
    function Spy() {
      addresses.push(world.page.href());
      return null;
    }
    const { page, session, api, storage, tools } = world;
    render(
      <AuthProvider {...{ api, session, storage, tab, page, tools }}>
        <Spy />
      </AuthProvider>,
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.join()).not.toContain('code-1');
  });

  it('AUTH-07 shows the error as an alert, and the page when it was read (S-87)', async () => {
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

  it('is used once, also by a provider that is taken away and comes back', async () => {
    const tab = lastingTab();
    beginIn(tab);
    const { unmount, page, session, api, storage, tools } = show({ at: CODE, tab });
    await screen.findByText('signed-in Ada Example researcher');
    unmount();
    render(
      <AuthProvider {...{ api, session, storage, tab, page, tools }}>
        <AuthCallback>
          <p>Here again</p>
        </AuthCallback>
      </AuthProvider>,
    );
    expect(screen.getByText('Here again')).toBeVisible();
  });
});

describe('what a host decides', () => {
  it('API-27 names the service and the providers, and hears where to go', async () => {
    const tab = lastingTab();
    beginIn(tab, undefined, '/?view=demo');
    const navigate = vi.fn();
    const { page, session, api, storage, tools, left } = authWorld({ at: CODE, tab });
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
    const world = { api, session, storage, tab, page, tools, hosts, navigate };
    render(
      <AuthProvider {...world} settings={settings}>
        <Person />
      </AuthProvider>,
    );
    await screen.findByText('signed-in');
    expect(navigate.mock.calls).toEqual([['/?view=demo']]);
    act(() => session.signOut());
    await screen.findByText('signed-out');
    await userEvent.click(screen.getByRole('button', { name: 'Our lab' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^https:\/\/id\.example\/v2\/auth\/login\/lab\?redirect_uri=/);
  });

  it('a storage that fails keeps nobody out who has tokens', async () => {
    const broken = () => {
      throw new Error('This storage is broken.');
    };
    const { tools } = show({
      tokens: storedTokens(),
      storage: { read: broken, write: broken, remove: broken },
    });
    await screen.findByText('signed-in Ada Example researcher');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    expect(await screen.findByText('guest Guest guest')).toBeVisible();
    expect(tools.log.warn).toHaveBeenCalled();
  });
});

describe('alerts and notices of sign-in', () => {
  it('T-39 tells that the service is unavailable', async () => {
    show({ script: { 'session.health': NO_ANSWER } });
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with ORCID' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Authentication failed: sign-in service unavailable',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with ORCID' })).toHaveFocus();
  });

  it('T-70 says that the sign-in could not be checked; Retry keeps the focus near', async () => {
    let isDown = true;
    const good = { success: true, token: 'next', refresh_token: 'next-refresh' };
    show({
      tokens: storedTokens(),
      script: {
        'session.profile': () => (isDown ? NO_ANSWER() : { success: true, user: exampleUser }),
        'session.refresh': () => (isDown ? NO_ANSWER() : good),
      },
    });
    expect(await screen.findByText('Sign-in could not be checked')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('unverified nobody');
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('signed-in Ada Example researcher');
    expect(screen.queryByText('Sign-in could not be checked')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('leads out of another site’s page', async () => {
    const { page, left } = show({ isFramed: true });
    await screen.findByText('signed-out nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    const link = screen.getByRole('link', { name: 'Open in new tab' });
    expect(link).toHaveAttribute('href', page.href());
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(left).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the gate', () => {
  const gate = (role?: string) => (
    <SignInGate role={role} fallback={<p>Prompt</p>}>
      <p>Journey</p>
    </SignInGate>
  );

  it('AUTH-14 shows the prompt to nobody, and the journey to who is signed in (S-86)', async () => {
    show({}, gate());
    expect(screen.getByText('Checking your sign-in...')).toBeVisible();
    expect(await screen.findByText('Prompt')).toBeVisible();
    expect(screen.queryByText('Journey')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
    // T-09
    expect(await screen.findByText('Journey')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Prompt')).toBeVisible();
  });

  it('lets nobody through by a name in the address, before the profile is loaded', async () => {
    const user = encodeURIComponent(JSON.stringify({ ...exampleUser, role: 'enterprise' }));
    const tab = lastingTab();
    beginIn(tab);
    const { auth } = show(
      {
        at: `/auth/callback?token=t1&user=${user}`,
        tab,
        settings: { acceptUrlToken: true },
        script: { 'session.profile': { success: true, user: { ...exampleUser, role: 'user' } } },
      },
      gate('researcher'),
    );
    expect(await screen.findByText('Prompt')).toBeVisible();
    expect(auth().role).toBe('user');
  });

  it('AUTH-30 lets through who has the role', async () => {
    show({ tokens: storedTokens() }, gate('researcher'));
    expect(await screen.findByText('Journey')).toBeVisible();
  });
});

describe('the bearer token', () => {
  /** Calls over HTTP; each answers with the example person. */
  const overHttp = (plan: AuthPlan = {}) => {
    const sent: (string | null)[] = [];
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('Authorization'));
      return Response.json({ success: true, user: exampleUser, services: {} });
    });
    const world = show({
      ...plan,
      transport: (session) => httpTransport({ session, fetch, apiBase: 'https://api.example' }),
    });
    return { ...world, sent, services: () => world.api.platform.services() };
  };

  it('AUTH-28 goes with calls of who is signed in, and with the sign-out, and then no more', async () => {
    const { sent, services } = overHttp({ tokens: storedTokens() });
    await screen.findByText('signed-in Ada Example researcher');
    await services();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByText('signed-out nobody');
    await waitFor(() => expect(sent).toHaveLength(3));
    await services();
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1', null]);
  });

  it('T-39 is none for a guest and none for a demo account', async () => {
    const { texts, tab } = sharedStorage();
    const kept = { kind: 'mock', token: 'mock-1', user: { id: 'demo-1', name: 'Demo' } };
    texts.set('demo_session', JSON.stringify(kept));
    const { sent, services } = overHttp({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
    });
    await screen.findByText('demo Demo researcher');
    await services();
    expect(sent).toEqual([null]);
  });
});
