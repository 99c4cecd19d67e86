import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../database/schema/auth.schema.js';
import { eachDatabase } from '../database/testing.js';
import { findOrCreateAccount } from './accounts.js';
import { createAuthDependencies } from './auth-dependencies.js';
import { changeRole } from './change-role.js';
import { DEMO_PROVIDER } from './identity/local-accounts.js';
import { createIdentity } from './testing/accounts.js';

const ignore = () => undefined;

eachDatabase((database) => {
  beforeEach(async () => {
    await database().db.delete(users);
  });

  const dependencies = (allowDemoSignIn: boolean) =>
    createAuthDependencies({
      database: database(),
      now: () => new Date(),
      settings: { origin: 'http://localhost:4173', allowDemoSignIn },
      log: { info: ignore, warn: ignore, error: ignore },
    });
  const createAccount = async (subject: string, source = 'google') => {
    const identity = { ...createIdentity(subject), source };
    return (await findOrCreateAccount(dependencies(true), identity)).id;
  };
  const createAdministrator = async (subject: string, source?: string) => {
    const id = await createAccount(subject, source);
    await changeRole(dependencies(true), id, 'admin');
    return id;
  };

  describe('the last administrator among all accounts', () => {
    it('is the one whom a demo account cannot replace while demo accounts are off', async () => {
      const own = await createAdministrator('own');
      const demo = await createAdministrator('demo', DEMO_PROVIDER);
      expect(await changeRole(dependencies(false), own, 'user')).toBe('last-administrator');
      expect(await changeRole(dependencies(false), demo, 'user')).toMatchObject({ role: 'user' });
    });

    it('may be a demo account while demo accounts are on', async () => {
      const own = await createAdministrator('own');
      const demo = await createAdministrator('demo', DEMO_PROVIDER);
      expect(await changeRole(dependencies(true), own, 'user')).toMatchObject({ role: 'user' });
      expect(await changeRole(dependencies(true), demo, 'user')).toBe('last-administrator');
    });

    it('does not keep other accounts from a change', async () => {
      await createAdministrator('own');
      const other = await createAccount('other');
      expect(await changeRole(dependencies(false), other, 'researcher')).toMatchObject({
        role: 'researcher',
      });
    });

    it('need not exist for a change of other accounts', async () => {
      const other = await createAccount('other');
      expect(await changeRole(dependencies(false), other, 'researcher')).toMatchObject({
        role: 'researcher',
      });
    });
  });
});
