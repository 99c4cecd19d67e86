import { ApiError } from '@spinout/api-client';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { page } from './users.fixtures.js';
import { usersMachine, type UsersSnapshot } from './users.machine.js';
import type { PageRequest, RoleChoice, User, UsersPage } from './users.types.js';

const createUser = (id: string, role: string): User => {
  const user = page.users.find((one) => one.id === id);
  if (!user) throw new Error('No such account.');
  return { ...user, role };
};
const createPage = (id: string, role: string): UsersPage => ({
  ...page,
  users: page.users.map((user) => (user.id === id ? createUser(id, role) : user)),
});
const failure = (code: 'timeout' | 'status', status?: number) =>
  new ApiError(code, { endpoint: 'users.changeRole', ...(status === undefined ? {} : { status }) });

const open = ({
  list = () => Promise.resolve(page),
  change = ({ id, role }: RoleChoice) => Promise.resolve(createUser(id, role)),
  ownId = null as string | null,
} = {}) => {
  const listing = vi.fn<(choice: PageRequest) => Promise<UsersPage>>(list);
  const changing = vi.fn<(choice: RoleChoice) => Promise<User>>(change);
  const actor = createActor(
    usersMachine.provide({
      actors: {
        listUsers: fromPromise<UsersPage, PageRequest>(({ input }) => listing(input)),
        changeRole: fromPromise<User, RoleChoice>(({ input }) => changing(input)),
      },
    }),
    { input: { runtime: testRuntime(), ownId } },
  );
  actor.start();
  const until = (state: Parameters<UsersSnapshot['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const choice = (id: string, role: RoleChoice['role']) => {
    actor.send({ type: 'role.chosen', id, role });
    actor.send({ type: 'change.requested', id });
  };
  return { actor, listing, changing, until, choice };
};

const getRole = (snapshot: UsersSnapshot, id: string) =>
  snapshot.context.list?.users.find((user) => user.id === id)?.role;

describe('the accounts', () => {
  it('T-40 show the role that the server returned, not the requested one', async () => {
    const { until, choice } = open({ change: () => Promise.resolve(createUser('user-1', 'user')) });
    await until('idle');
    choice('user-1', 'admin');
    expect(getRole(await until('changing'), 'user-1')).toBe('researcher');
    expect(getRole(await until('idle'), 'user-1')).toBe('user');
  });

  it('change nothing by a selection alone, and drop a selection that equals the current role', async () => {
    const { actor, until, changing } = open();
    await until('idle');
    actor.send({ type: 'role.chosen', id: 'user-1', role: 'admin' });
    actor.send({ type: 'role.chosen', id: 'user-1', role: 'researcher' });
    actor.send({ type: 'change.requested', id: 'user-1' });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    expect(actor.getSnapshot().context.choices).toEqual([]);
    expect(changing).not.toHaveBeenCalled();
  });

  it.each([
    ['the own role', 'user-1', 'user-1'],
    ['the role of the last administrator', 'user-2', null],
  ])(
    'ask before %s is changed, and keep it when the change is not confirmed',
    async (_, id, ownId) => {
      const { actor, until, choice, changing } = open({ ownId });
      await until('idle');
      choice(id, 'user');
      await until('confirming');
      actor.send({ type: 'change.cancelled' });
      expect(changing).not.toHaveBeenCalled();
      expect(actor.getSnapshot().context.choices).toEqual([{ id, role: 'user' }]);
      actor.send({ type: 'change.requested', id });
      actor.send({ type: 'change.confirmed' });
      await until('idle');
      expect(changing).toHaveBeenCalledTimes(1);
    },
  );

  it('are loaded again after the person changed their own role, because access may be lost', async () => {
    const { until, choice, listing, actor } = open({ ownId: 'user-1' });
    await until('idle');
    choice('user-1', 'admin');
    actor.send({ type: 'change.confirmed' });
    await until('listing');
    expect(listing).toHaveBeenCalledTimes(2);
  });

  it('keep the selection when a change is rejected, and load the current roles', async () => {
    const { until, choice, listing } = open({
      change: () => Promise.reject(failure('status', 409)),
    });
    await until('idle');
    choice('user-1', 'admin');
    await until('changing');
    const { context } = await until('idle');
    expect(context.choices).toEqual([{ id: 'user-1', role: 'admin' }]);
    expect(context.failure).toMatchObject({ choice: { id: 'user-1' }, error: { code: 'status' } });
    expect(listing).toHaveBeenCalledTimes(2);
  });

  it.each([401, 403, 429])('are not loaded again after a status of %i', async (status) => {
    const { until, choice, listing } = open({
      change: () => Promise.reject(failure('status', status)),
    });
    await until('idle');
    choice('user-1', 'admin');
    await until('changing');
    await until('idle');
    expect(listing).toHaveBeenCalledTimes(1);
  });

  it('repeat a change of unknown outcome', async () => {
    const { until, choice, changing } = open({ change: () => Promise.reject(failure('timeout')) });
    await until('idle');
    for (const role of ['admin', 'admin', 'user'] as const) {
      choice('user-1', role);
      await until('changing');
      await until('idle');
    }
    expect(changing.mock.calls.map(([{ role }]) => role)).toEqual(['admin', 'admin', 'user']);
  });

  it('report a change as made when its response was lost and the list shows it', async () => {
    const list = vi
      .fn(() => Promise.resolve(createPage('user-1', 'admin')))
      .mockResolvedValueOnce(page);
    const { until, choice } = open({ list, change: () => Promise.reject(failure('timeout')) });
    await until('idle');
    choice('user-1', 'admin');
    await until('changing');
    const { context } = await until('idle');
    expect(context).toMatchObject({
      failure: null,
      choices: [],
      changed: { id: 'user-1', role: 'admin' },
    });
  });

  it('keep selections while paging', async () => {
    const other = { ...page, users: [{ ...createUser('user-3', 'user'), id: 'user-51' }], page: 2 };
    const { actor, until, listing } = open();
    await until('idle');
    listing.mockResolvedValueOnce(other);
    actor.send({ type: 'role.chosen', id: 'user-1', role: 'admin' });
    actor.send({ type: 'page.chosen', page: 2 });
    actor.send({ type: 'page.chosen', page: 2 });
    await until('idle');
    actor.send({ type: 'page.chosen', page: 0 });
    actor.send({ type: 'page.chosen', page: 1 });
    await until('idle');
    expect(listing.mock.calls.map(([choice]) => choice.page)).toEqual([1, 2, 1]);
    expect(actor.getSnapshot().context.choices).toEqual([{ id: 'user-1', role: 'admin' }]);
  });
});
