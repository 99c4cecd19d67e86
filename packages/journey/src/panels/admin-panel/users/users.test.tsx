import { createPlatformClient, type ApiRequest } from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import {
  exampleAdministrator,
  exampleUser,
  failWith,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { createKeyCounter, testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../../account/auth/auth-provider.js';
import { createAuthDependencies, storedTokens } from '../../../account/auth/auth.test-tools.js';
import { AdminPanel } from '../admin-panel.js';
import { hostPage } from '../admin-panel.fixtures.js';
import { usersModels } from './users.fixtures.js';
import { UsersView } from './users.view.js';

const people = {
  success: true,
  users: [exampleUser, exampleAdministrator],
  total: 2,
  page: 1,
  limit: 50,
};

const show = (script: Record<string, unknown> = {}) => {
  const transport = scriptedTransport({
    'platform.services': { services: {} },
    'users.list': people,
    'users.changeRole': ({ body }: ApiRequest) => ({
      success: true,
      user: { ...exampleUser, ...(body.kind === 'json' ? (body.value as object) : {}) },
    }),
    ...script,
  });
  const api = createPlatformClient({
    transport,
    idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
  });
  render(<AdminPanel api={api} runtime={testRuntime()} page={hostPage} showsUsers />);
  return transport;
};

const part = () => within(screen.getByRole('region', { name: 'Users' }));
const findRoleSelect = (name: string) => part().findByRole('combobox', { name: `Role of ${name}` });

describe('the users of the admin panel', () => {
  it('T-40 lists the accounts with their roles, and says what can be changed', async () => {
    const transport = show();
    expect(await findRoleSelect('Ada Example')).toHaveDisplayValue('Researcher');
    expect(await findRoleSelect('Bo Beispiel')).toHaveDisplayValue('Administrator');
    expect(part().getByRole('rowheader', { name: /Ada Example.*ada@example\.org/ })).toBeVisible();
    expect(part().getByText('Accounts 1 to 2 of 2')).toBeVisible();
    expect(screen.getByText(/You can change roles; everything else is read-only/)).toBeVisible();
    expect(transport.requests.map(({ path }) => path)).toContain('/admin/users?page=1&limit=50');
  });

  it('T-40 sends a change only by its button, with an idempotency key, and shows the role that the server returns', async () => {
    const transport = show();
    await userEvent.selectOptions(await findRoleSelect('Ada Example'), 'Administrator');
    expect(part().getByText('Still Researcher')).toBeVisible();
    expect(transport.sentTo('users.changeRole')).toEqual([]);
    await userEvent.click(
      part().getByRole('button', { name: 'Change the role of Ada Example to Administrator' }),
    );
    expect(await part().findByText('Ada Example now has the role Administrator.')).toBeVisible();
    const sent = transport.requests.find(({ id }) => id === 'users.changeRole');
    expect(sent).toMatchObject({
      method: 'PUT',
      path: '/admin/users/user-1/role',
      body: { value: { role: 'admin' } },
      idempotencyKey: 'key-1',
    });
    expect(await findRoleSelect('Ada Example')).toHaveFocus();
    expect(part().queryByText(/^Still/)).toBeNull();
  });

  it('asks before the last administrator loses the role, with the focus on the safe answer', async () => {
    const transport = show();
    await userEvent.selectOptions(await findRoleSelect('Bo Beispiel'), 'User');
    const change = part().getByRole('button', { name: /^Change the role of Bo Beispiel/ });
    await userEvent.click(change);
    const dialog = within(screen.getByRole('dialog', { name: 'Remove the last administrator?' }));
    expect(dialog.getByRole('button', { name: 'Keep role' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(change).toHaveFocus());
    expect(transport.sentTo('users.changeRole')).toEqual([]);
    await userEvent.click(change);
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(transport.sentTo('users.changeRole')).toHaveLength(1));
  });

  it('marks the person’s own account inside an AuthProvider, and asks before its role is changed', async () => {
    const { api, session, storage, tab, page, runtime } = createAuthDependencies({
      tokens: storedTokens(),
      script: {
        'session.profile': { success: true, user: { ...exampleUser, role: 'admin' } },
        'users.list': {
          ...people,
          users: [{ ...exampleUser, role: 'admin' }, exampleAdministrator],
        },
      },
    });
    render(
      <AuthProvider {...{ api, session, storage, tab, page, runtime }}>
        <AdminPanel api={api} runtime={runtime} page={hostPage} showsUsers />
      </AuthProvider>,
    );
    expect(await screen.findByText('You')).toBeVisible();
    await userEvent.selectOptions(await findRoleSelect('Ada Example'), 'User');
    await userEvent.click(part().getByRole('button', { name: /^Change the role of Ada/ }));
    expect(screen.getByRole('dialog', { name: 'Change your own role?' })).toBeVisible();
  });

  it.each([
    [409, { error: 'The role of a demo account is fixed.' }, /fixed\.$/],
    [409, {}, /The server does not allow changing this role\.$/],
    [404, {}, /This account no longer exists\.$/],
    [403, {}, /Your account is not allowed to change roles\.$/],
    [401, {}, /your session has ended\./],
    [429, {}, /busy/],
    [400, {}, /The server rejected the change\.$/],
    [503, {}, /^We don’t know whether/],
  ])('explains why a change was rejected with %i %j, and keeps the selection', async (...row) => {
    const [status, body, text] = row;
    show({ 'users.changeRole': jsonReply(status, body) });
    await userEvent.selectOptions(await findRoleSelect('Ada Example'), 'Enterprise');
    await userEvent.click(part().getByRole('button', { name: /^Change the role of Ada/ }));
    const alert = await part().findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(await findRoleSelect('Ada Example')).toHaveDisplayValue('Enterprise');
    expect(part().getByText('Still Researcher')).toBeVisible();
  });

  it.each([
    [() => jsonReply(403, {}), 'Your account is not allowed to view accounts on this server.'],
    [() => jsonReply(401, {}), /your session has ended/],
    [() => failWith('unreachable')(), 'The accounts could not be loaded.'],
    [() => ({ users: 'none' }), 'The accounts could not be loaded.'],
  ])(
    'says why the list could not be loaded, and loads it with ‘Try again’',
    async (fault, text) => {
      const list = vi.fn<() => unknown>(() => people).mockImplementationOnce(fault);
      show({ 'users.list': () => list() });
      expect((await part().findByRole('alert')).textContent).toMatch(text);
      await userEvent.click(part().getByRole('button', { name: 'Try again' }));
      expect(await findRoleSelect('Ada Example')).toBeVisible();
      expect(part().queryByRole('alert')).toBeNull();
      expect(part().getByRole('heading', { name: 'Users' })).toHaveFocus();
    },
  );

  it('says that a server has no accounts, and does not ask again', async () => {
    show({ 'users.list': jsonReply(501, {}) });
    expect(await part().findByText('This server does not list accounts.')).toBeVisible();
    expect(part().queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('pages through the list', async () => {
    const transport = show({ 'users.list': { ...people, total: 120 } });
    const pages = within(await part().findByRole('navigation', { name: 'Pages of accounts' }));
    expect(pages.getByText('Page 1 of 3')).toBeVisible();
    const previous = pages.getByRole('button', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(transport.requests.at(-1)?.path).toBe('/admin/users?page=2&limit=50'),
    );
    expect(transport.requests.filter(({ id }) => id === 'users.list')).toHaveLength(2);
  });

  it('is neither shown nor requested if the host does not enable it (T-43)', () => {
    const transport = scriptedTransport({ 'platform.services': { services: {} } });
    const api = createPlatformClient({
      transport,
      idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
    });
    render(<AdminPanel api={api} runtime={testRuntime()} page={hostPage} />);
    expect(screen.queryByRole('region', { name: 'Users' })).toBeNull();
    expect(transport.requests.map(({ id }) => id)).not.toContain('users.list');
  });
});

describe('the view of the users', () => {
  it('T-40 shows an unknown role, and does not offer it', () => {
    render(<UsersView model={usersModels.unknownRole} send={vi.fn()} />);
    const select = screen.getByRole('combobox', { name: 'Role of dana@example.org' });
    expect(select).toHaveDisplayValue('Unknown role');
    expect(within(select).getByRole('option', { name: 'Unknown role' })).toBeDisabled();
  });

  it('sends one change at a time', () => {
    render(<UsersView model={usersModels.changing} send={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('combobox', { name: 'Role of Ada Example' })).toBeDisabled();
  });
});
