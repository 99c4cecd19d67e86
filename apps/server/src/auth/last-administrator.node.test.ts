import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { findAccount } from './accounts.js';
import { changeRole } from './change-role.js';
import { deleteAccount } from './delete-account.js';
import { createDependencies, createSession } from './testing/accounts.js';
import { call } from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';

const ROUNDS = 6;

eachDatabase((database) => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database());
  });
  afterAll(() => server.close());

  const dependencies = () => createDependencies(database());

  /** Creates a session of an administrator from a provider. */
  const createAdministrator = async (subject: string) => {
    const session = await createSession(database(), subject);
    await changeRole(dependencies(), session.id, 'admin');
    return session;
  };
  const getRole = async (id: string) => (await findAccount(dependencies(), id))?.role;
  const revokeRole = ({ token }: { token: string }, { id }: { id: string }) =>
    call(`${server.api}/admin/users/${id}/role`, token, 'PUT', { role: 'user' });

  describe('the last administrator', () => {
    it("T-40 keeps the role if two administrators remove each other's role concurrently", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [one, other] = [await createAdministrator('one'), await createAdministrator('other')];
        const replies = await Promise.all([revokeRole(one, other), revokeRole(other, one)]);
        const statuses = replies.map(({ status }) => status).sort();
        expect(statuses[0]).toBe(200);
        // The second one loses its rights either before or after it is identified.
        expect([403, 409]).toContain(statuses[1]);
        expect([await getRole(one.id), await getRole(other.id)].sort()).toEqual(['admin', 'user']);
      }
    });

    it('T-40 keeps the account and its data if two administrators delete theirs concurrently', async () => {
      const all = [await createAdministrator('one'), await createAdministrator('other')];
      const outcomes = await Promise.all(
        all.map(({ id }) =>
          deleteAccount(dependencies(), id, () => Promise.resolve(`data of ${id}`)),
        ),
      );
      const stays = outcomes.indexOf('last-administrator');
      const goes = 1 - stays;
      expect(outcomes[goes]).toBe(`data of ${all[goes]?.id ?? ''}`);
      expect(await getRole(all[stays]?.id ?? '')).toBe('admin');
      expect(await getRole(all[goes]?.id ?? '')).toBeUndefined();
    });

    it('T-40 keeps the role while there is no other administrator, even for a role that ranks higher', async () => {
      const [one, other] = [await createAdministrator('one'), await createAdministrator('other')];
      expect((await revokeRole(one, other)).status).toBe(200);
      expect(await changeRole(dependencies(), one.id, 'researcher')).toBe('last-administrator');
      expect(await getRole(one.id)).toBe('admin');
      expect(await changeRole(dependencies(), one.id, 'enterprise')).toBe('last-administrator');
      await createAdministrator('other');
      expect(await changeRole(dependencies(), one.id, 'user')).toMatchObject({ role: 'user' });
    });
  });
});
