import { eq } from 'drizzle-orm';
import type { Role } from '../caller/caller.types.js';
import { users } from '../database/schema/auth.schema.js';
import type { User } from './accounts.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { isLastAdministrator } from './last-administrator.js';

/**
 * Changes the role of an account and returns the account: null if it does not exist, `last-administrator`
 * if no administrator would be left.
 */
export const changeRole = (
  { db, now, settings }: Pick<AuthDependencies, 'db' | 'now' | 'settings'>,
  id: string,
  role: Role,
): Promise<User | 'last-administrator' | null> =>
  db.transaction(async (transaction) => {
    if (role !== 'admin' && (await isLastAdministrator(transaction, { settings }, id))) {
      return 'last-administrator';
    }
    const [changed] = await transaction
      .update(users)
      .set({ role, updatedAt: now() })
      .where(eq(users.id, id))
      .returning();
    return changed ?? null;
  });
