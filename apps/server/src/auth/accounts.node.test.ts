import { describe, expect, it } from 'vitest';
import { users } from '../database/schema/auth.schema.js';
import { findOrCreateAccount } from './accounts.js';
import { createDependencies, createIdentity } from './testing/accounts.js';
import { eachDatabase } from '../database/testing.js';
import { shareAccountServer } from './testing/account-server.js';

eachDatabase((database) => {
  const { createOwnSession, profile } = shareAccountServer(database);

  describe('an account', () => {
    it('T-40 has the role user at first', async () => {
      const { token } = await createOwnSession('new-1');
      expect(await profile(token)).toMatchObject({ role: 'user', provider: 'google' });
    });

    it('is created once when a person signs in ten times concurrently', async () => {
      const dependencies = createDependencies(database());
      const before = await dependencies.db.$count(users);
      const accounts = await Promise.all(
        Array.from({ length: 10 }, () =>
          findOrCreateAccount(dependencies, createIdentity('at-once')),
        ),
      );
      expect(new Set(accounts.map(({ id }) => id)).size).toBe(1);
      expect(await dependencies.db.$count(users)).toBe(before + 1);
    });

    it('belongs to one subject of one provider and is never linked by email address', async () => {
      const dependencies = createDependencies(database());
      const google = await findOrCreateAccount(dependencies, createIdentity('same'));
      const github = await findOrCreateAccount(dependencies, {
        ...createIdentity('same'),
        source: 'github',
      });
      const other = await findOrCreateAccount(dependencies, createIdentity('other'));
      expect(new Set([google.id, github.id, other.id]).size).toBe(3);
    });

    it('T-40 is an administrator from the first sign-in if its subject is configured', async () => {
      const dependencies = createDependencies(database(), ['google:boss']);
      expect((await findOrCreateAccount(dependencies, createIdentity('boss'))).role).toBe('admin');
      expect((await findOrCreateAccount(dependencies, createIdentity('boss2'))).role).toBe('user');
      expect(
        (await findOrCreateAccount(dependencies, { ...createIdentity('boss'), source: 'github' }))
          .role,
      ).toBe('user');
    });
  });
});
