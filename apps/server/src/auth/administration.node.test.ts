import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findOrCreateAccount } from './accounts.js';
import { createDependencies, createIdentity, UserReply } from './testing/accounts.js';
import { call, signIn, SignedIn } from './testing/sign-in-steps.js';
import { eachDatabase } from '../database/testing.js';
import { shareAccountServer } from './testing/account-server.js';

const UsersReply = z.object({
  success: z.literal(true),
  users: z.array(SignedIn.shape.user),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

eachDatabase((database) => {
  const { server, createOwnSession, profile } = shareAccountServer(database);

  describe('administration', () => {
    const list = (token: string | null, query = '') =>
      call(`${server().api}/admin/users${query}`, token);
    const setRole = (token: string | null, id: string, body: unknown) =>
      call(`${server().api}/admin/users/${id}/role`, token, 'PUT', body);

    it('T-40 replies 401 without a session, 200 to an administrator, and 403 to every other role', async () => {
      const { id } = await createOwnSession('a-1');
      const statuses = async (token: string | null) => [
        (await list(token)).status,
        (await setRole(token, id, { role: 'researcher' })).status,
      ];
      expect(await statuses(null)).toEqual([401, 401]);
      expect(await statuses('mock-admin')).toEqual([401, 401]);
      for (const [account, status] of [
        ['demo-user', 403],
        ['demo-researcher', 403],
        ['demo-admin', 200],
        ['demo-enterprise', 403],
      ] as const) {
        const { token } = await signIn(server(), account);
        expect([account, ...(await statuses(token))]).toEqual([account, status, status]);
      }
    });

    it('T-40 changes roles with immediate effect on open sessions', async () => {
      const { token: administrator } = await signIn(server(), 'demo-admin');
      const person = await createOwnSession('a-2');
      expect((await list(person.token)).status).toBe(403);
      const promoted = await setRole(administrator, person.id, { role: 'admin' });
      expect(z.parse(UserReply, await promoted.json()).user).toMatchObject({
        id: person.id,
        role: 'admin',
      });
      expect((await list(person.token)).status).toBe(200);
      // Signing in again does not change the role.
      expect(
        (await findOrCreateAccount(createDependencies(database()), createIdentity('a-2'))).role,
      ).toBe('admin');
      await setRole(administrator, person.id, { role: 'user' });
      expect((await list(person.token)).status).toBe(403);
      expect(
        (await findOrCreateAccount(createDependencies(database()), createIdentity('a-2'))).role,
      ).toBe('user');
    });

    it("T-40 refuses to change the caller's own role or that of a demo account", async () => {
      const admin = await signIn(server(), 'demo-admin');
      const user = await signIn(server(), 'demo-user');
      expect((await setRole(admin.token, admin.user.id, { role: 'enterprise' })).status).toBe(409);
      expect((await setRole(admin.token, user.user.id, { role: 'admin' })).status).toBe(409);
      expect((await profile(user.token)).role).toBe('user');
    });

    it.each([
      [{ role: 'root' }, 400],
      [{ role: 'Admin' }, 400],
      [{ role: ['admin'] }, 400],
      [{ role: '__proto__' }, 400],
      [{}, 400],
      [null, 400],
    ])('T-40 refuses to change a role with %j', async (body, status) => {
      const { token } = await signIn(server(), 'demo-admin');
      const person = await createOwnSession('a-3');
      expect((await setRole(token, person.id, body)).status).toBe(status);
      expect((await profile(person.token)).role).toBe('user');
    });

    it.each(['nobody', '%00', '__proto__', "'%20or%201=1", 'A'.repeat(22), 'x'.repeat(3000)])(
      'T-40 replies 404 for the account %s',
      async (id) => {
        const { token } = await signIn(server(), 'demo-admin');
        expect((await setRole(token, id, { role: 'user' })).status).toBe(404);
      },
    );

    it('lists each account exactly once across pages', async () => {
      const { token } = await signIn(server(), 'demo-admin');
      await Promise.all(Array.from({ length: 5 }, (_, index) => createOwnSession(`page-${index}`)));
      const page = async (query: string) =>
        z.parse(UsersReply, await (await list(token, query)).json());
      const { total, page: number, limit, users: all } = await page('?limit=100');
      expect([number, limit, all.length]).toEqual([1, 100, total]);
      const ids = [];
      for (let index = 1; index <= Math.ceil(total / 4); index += 1) {
        const part = await page(`?limit=4&page=${index}`);
        expect(part.total).toBe(total);
        ids.push(...part.users.map(({ id }) => id));
      }
      expect(ids).toEqual(all.map(({ id }) => id));
      for (const query of [
        '?limit=0',
        '?limit=101',
        '?page=0',
        '?page=-1',
        '?page=x',
        '?page=1e9',
      ]) {
        expect([query, (await list(token, query)).status]).toEqual([query, 400]);
      }
    });
  });
});
