import { createPlatformClient } from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import {
  allExampleReplies,
  exampleUser,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { createAuthSession } from '@spinout/journey/auth';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { App } from './app.js';
import type { Connection } from './compose.js';
import { readSettings } from './settings/settings.js';

/** The jsdom instance, whose URL can be changed including its origin. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Renders the demo at this path, with a scripted server. */
const renderAt = (path: string, script: Script = {}) => {
  window.history.replaceState(null, '', path);
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  const createConnection = (): Connection => ({
    session: createAuthSession({ api: () => createPlatformClient({ transport }) }),
    idempotency: createIdempotencyKeys(),
    getTransport: () => transport,
  });
  render(
    <App
      dependencies={{ ...createConnection(), anonymous: createConnection() }}
      defaultBackend="server"
      initial={readSettings(window.location.search, 'server')}
    />,
  );
  return transport;
};

/** Stores what a click on a provider leaves in the tab. */
const startSignIn = () => {
  const pending = { provider: 'orcid', state: 'state-1', verifier: null, startedAt: Date.now() };
  sessionStorage.setItem('auth_pending', JSON.stringify(pending));
  sessionStorage.setItem('redirect_after_login', '/?view=demo');
};

const CALLBACK = `/auth/callback?token=token-1&state=state-1&user=${encodeURIComponent(
  JSON.stringify({ id: 'u', name: 'Placeholder', email: 'p@example.org' }),
)}`;

it('PIPE-11, T-44 the demo requests real research also if its host is not local', async () => {
  const originalUrl = window.location.href;
  jsdom.reconfigure({ url: 'https://spinout.example/' });
  try {
    const transport = renderAt('/?view=platform');
    await userEvent.click(
      await screen.findByRole('tab', { name: 'Research Agents' }, { timeout: 10_000 }),
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Research topic' }),
      'BRCA1 protein{Enter}',
    );
    await screen.findByRole('region', { name: 'Final summary' }, { timeout: 10_000 });
    expect(transport.sentTo('research.run')).toEqual([{ topic: 'BRCA1 protein' }]);
  } finally {
    jsdom.reconfigure({ url: originalUrl });
  }
});

it('AUTH-06, T-71 the demo signs in with a token in the URL and loads the profile with it', async () => {
  startSignIn();
  const transport = renderAt(CALLBACK);
  await screen.findAllByRole('button', { name: `User menu: ${exampleUser.name}` });
  expect(localStorage.getItem('auth_token')).toBe('token-1');
  expect(window.location.href).not.toContain('token-1');
  expect(transport.sentTo('session.exchangeCode')).toEqual([]);
  expect(transport.sentTo('session.profile')).toHaveLength(1);
});

it('T-71 the demo ignores a token if no sign-in was started in this tab', async () => {
  renderAt(CALLBACK);
  expect(await screen.findByText('Authentication failed: no sign-in in progress')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it.each(['/', '/?view=platform', '/?view=demo'])(
  'a visitor who has not signed in can delete what the server stores, at %s',
  async (path) => {
    const transport = renderAt(path, { 'session.profile': () => jsonReply(401, {}) });
    const user = userEvent.setup();
    await user.click(
      await screen.findByRole('button', { name: 'Your data on the server' }, { timeout: 10_000 }),
    );
    const panel = within(
      await screen.findByRole('region', { name: 'Your data on the server' }, { timeout: 10_000 }),
    );
    await user.click(await panel.findByRole('button', { name: 'Delete my data' }));
    // Only an account has these.
    expect(panel.queryByRole('checkbox')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Delete permanently' }));
    expect(await panel.findByText('Your data on the server was deleted.')).toBeVisible();
    expect(transport.sentTo('data.delete')).toEqual([{}]);
  },
);

it('a page without a server has no data there', async () => {
  renderAt('/?backend=engine');
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('button', { name: 'Your data on the server' })).toBeNull();
});
