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
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
    await waitForSection('Guided Research Flow');
    await userEvent.click(screen.getByRole('button', { name: 'Views and sections' }));
    await userEvent.click(screen.getByRole('button', { name: 'Research Agents' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Research topic' }),
      'BRCA1 protein{Enter}',
    );
    await screen.findByRole('region', { name: 'Final summary' }, { timeout: 30_000 });
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
      await screen.findByRole('button', { name: 'Your data on the server' }, { timeout: 30_000 }),
    );
    const panel = within(
      await screen.findByRole('region', { name: 'Your data on the server' }, { timeout: 30_000 }),
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

const waitForPlace = (search: string, title: string) =>
  waitFor(() =>
    expect({ search: window.location.search, title: document.title }).toEqual({ search, title }),
  );

/** Waits for the name of the section in the header, which comes with the code of the platform. */
const waitForSection = (name: string) =>
  waitFor(
    () =>
      expect(screen.getByRole('banner').querySelector('[aria-current="page"]')).toHaveTextContent(
        name,
      ),
    { timeout: 30_000 },
  );

const traverse = (direction: 'back' | 'forward') => act(() => window.history[direction]());

it('gives each view and section an address and a title, and Back and Forward go between them', async () => {
  renderAt('/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Full Research Platform' }));
  await waitForSection('Guided Research Flow');
  await user.click(screen.getByRole('button', { name: 'Views and sections' }));
  await user.click(screen.getByRole('button', { name: 'Your Impact' }));
  await waitForPlace('?view=platform&section=impact', 'Your Impact – Spinout');
  await user.click(screen.getByRole('button', { name: 'Design System' }));
  await waitForPlace('?view=design', 'Design System – Spinout');
  traverse('back');
  await waitForPlace('?view=platform&section=impact', 'Your Impact – Spinout');
  await waitForSection('Your Impact');
  traverse('back');
  await waitForPlace('?view=platform', 'Guided Research Flow – Spinout');
  await waitForSection('Guided Research Flow');
  traverse('back');
  await waitForPlace('', 'Spinout');
  expect(await screen.findByRole('button', { name: 'Start Your Journey' })).toBeVisible();
  traverse('forward');
  await waitForPlace('?view=platform', 'Guided Research Flow – Spinout');
  expect(screen.getByRole('button', { name: 'Simple Journey' })).toBeVisible();
});

it('opens a shared link to a section', async () => {
  renderAt('/?view=platform&section=showcase');
  await waitForSection('Platform Showcase');
  expect(document.title).toBe('Platform Showcase – Spinout');
});

it('makes one history entry when a page is left for a view, and none for a setting', async () => {
  renderAt('/?view=design');
  const user = userEvent.setup();
  const data = await screen.findByRole('button', { name: 'Your data on the server' });
  await user.click(data);
  await screen.findByRole('dialog', {}, { timeout: 30_000 });
  await waitForPlace('?view=design&page=journeys', 'My Research Journeys – Spinout');
  const entries = window.history.length;
  await user.keyboard('{Escape}');
  // Closing goes back instead of adding an entry.
  await waitForPlace('?view=design', 'Design System – Spinout');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.history).toHaveLength(entries);
  await user.click(screen.getByRole('button', { name: 'Demo settings' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  await waitForPlace('?view=design&theme=dark', 'Design System – Spinout');
  expect(window.history).toHaveLength(entries);
  await user.click(screen.getByRole('button', { name: 'Hide Design' }));
  await waitForPlace('?theme=dark', 'Spinout');
  traverse('back');
  await waitForPlace('?view=design&theme=dark', 'Design System – Spinout');
});

it('keeps the current settings when the person goes back to an entry with older ones', async () => {
  renderAt('/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Design System' }));
  await waitForPlace('?view=design', 'Design System – Spinout');
  await user.click(screen.getByRole('button', { name: 'Demo settings' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  await waitForPlace('?view=design&theme=dark', 'Design System – Spinout');
  traverse('back');
  await waitForPlace('?theme=dark', 'Spinout');
});

it('opens the demo settings with a shortcut, but not while a person types, and Escape closes them', async () => {
  renderAt('/');
  const user = userEvent.setup();
  const opener = await screen.findByRole('button', { name: 'Demo settings' });
  expect(opener).toHaveAttribute('title', 'Demo settings (Alt+Shift+D)');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Alt>}{Shift>}{d}{/Shift}{/Alt}');
  const theme = screen.getByRole('combobox', { name: 'Theme' });
  expect(theme).toBeVisible();
  theme.focus();
  await user.keyboard('{Alt>}{Shift>}{d}{/Shift}{/Alt}');
  expect(theme).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Theme' })).toBeNull();
  expect(opener).toHaveFocus();
});
