import { asc, eq } from 'drizzle-orm';
import type { Role } from '../caller/caller.types.js';
import { users } from '../database/schema/auth.schema.js';
import type { User } from './accounts.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { DEMO_PROVIDER } from './identity/local-accounts.js';

/**
 * Changes the role of an account and returns the account: null if it does not exist, `last-administrator`
 * if no administrator would be left. Changes are serialized, so that two administrators who remove
 * each other's role at the same time cannot both succeed.
 */
export const changeRole = (
  { db, now, settings }: Pick<AuthDependencies, 'db' | 'now' | 'settings'>,
  id: string,
  role: Role,
): Promise<User | 'last-administrator' | null> =>
  db.transaction(async (transaction) => {
    const administrators = await transaction
      .select({ id: users.id, provider: users.provider })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(asc(users.id))
      .for('update');
    // While the demo accounts are off, no one can sign in to them.
    const canGiveRoles = administrators.filter(
      ({ provider }) => settings.demoAccounts !== 'off' || provider !== DEMO_PROVIDER,
    );
    const isAdministrator = canGiveRoles.some((account) => account.id === id);
    if (isAdministrator && canGiveRoles.length === 1 && role !== 'admin') {
      return 'last-administrator';
    }
    const [changed] = await transaction
      .update(users)
      .set({ role, updatedAt: now() })
      .where(eq(users.id, id))
      .returning();
    return changed ?? null;
  });
