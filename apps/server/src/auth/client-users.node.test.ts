import { createPlatformClient } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { findOrCreateAccount } from './accounts.js';
import { createAuthDependencies } from './auth-dependencies.js';
import { signIn } from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';
import { createFamily } from './token-families.js';

const silent = () => undefined;

eachDatabase((database) => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database());
  });
  afterAll(() => server.close());

  const createClient = (token: string) =>
    createPlatformClient({
      transport: httpTransport({
        apiBase: server.origin,
        idempotency: true,
        session: { bearer: () => ({ token }), renew: () => Promise.resolve(null) },
      }),
    });

  const demoAccount = async (name: string) => {
    const { token, user } = await signIn(server, name);
    return { id: user.id, api: createClient(token) };
  };

  /** Creates a signed-in account from a provider. */
  const person = async (subject: string) => {
    const dependencies = createAuthDependencies({
      database: database(),
      now: () => new Date(),
      settings: { origin: server.origin },
      log: { info: silent, warn: silent, error: silent },
    });
    const identity = { source: 'google', subject, name: subject, email: '', avatarUrl: '' };
    const { id } = await findOrCreateAccount(dependencies, { ...identity, fixedRole: null });
    const { pair } = await dependencies.db.transaction((transaction) =>
      createFamily(dependencies, transaction, id),
    );
    return { id, api: createClient(pair.accessToken) };
  };

  const PAGE = { page: 1, limit: 100 };
  const refusal = (status: number, serverMessage: RegExp) => ({
    code: 'status',
    details: { status, serverMessage: expect.stringMatching(serverMessage) as string },
  });

  describe('the client of an administrator', () => {
    it('T-40 lists the accounts and changes a role', async () => {
      const { api } = await demoAccount('demo-admin');
      const { id } = await person('Ada');
      const { user } = await api.users.changeRole({ user_id: id, role: 'researcher' });
      expect(user).toMatchObject({ id, name: 'Ada', role: 'researcher' });
      const { users, total } = await api.users.list(PAGE);
      expect(users.length).toBe(total);
      expect(users.find((one) => one.id === id)?.role).toBe('researcher');
      expect((await api.users.list({ page: 2, limit: 1 })).users).toHaveLength(1);
    });

    it('T-40 receives the reason why a role is not changed', async () => {
      const { api, id: ownId } = await demoAccount('demo-admin');
      const { id } = await demoAccount('demo-user');
      const demote = (user_id: string) => api.users.changeRole({ user_id, role: 'user' });
      await expect(demote(ownId)).rejects.toMatchObject(refusal(409, /by another administrator/));
      await expect(demote(id)).rejects.toMatchObject(refusal(409, /demo account is fixed/));
      await expect(demote('../../auth/profile')).rejects.toMatchObject(
        refusal(404, /Account not found/),
      );
    });
  });

  it('T-40 refuses the list and role changes to everyone else', async () => {
    const { id, api } = await person('Bo');
    await expect(api.users.list(PAGE)).rejects.toMatchObject(refusal(403, /access/));
    const raise = api.users.changeRole({ user_id: id, role: 'admin' });
    await expect(raise).rejects.toMatchObject(refusal(403, /access/));
    await expect(createClient('mock-admin').users.list(PAGE)).rejects.toMatchObject(
      refusal(401, /sign/i),
    );
    expect((await api.session.profile()).user.role).toBe('user');
  });
});
