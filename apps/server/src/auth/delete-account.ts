import { and, eq, isNull } from 'drizzle-orm';
import { tokenFamilies, users } from '../database/schema/auth.schema.js';
import type { AuthDependencies, AuthTransaction } from './auth-dependencies.js';
import { isLastAdministrator } from './last-administrator.js';

/** Revokes all sign-ins of an account, on all devices. */
export async function endSessions(
  { db, now }: Pick<AuthDependencies, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await db
    .update(tokenFamilies)
    .set({ revokedAt: now() })
    .where(and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revokedAt)));
}

/**
 * Deletes an account with its identities and sign-ins. Serialized with changes of roles, so that an administrator remains.
 * @param deleteData deletes the data of the account in the same transaction
 * @returns what `deleteData` returned, or `last-administrator` if none would be left; nothing is deleted then
 */
export const deleteAccount = <Deleted>(
  { db, settings }: Pick<AuthDependencies, 'db' | 'settings'>,
  userId: string,
  deleteData: (transaction: AuthTransaction) => Promise<Deleted>,
): Promise<Deleted | 'last-administrator'> =>
  db.transaction(async (transaction) => {
    if (await isLastAdministrator(transaction, { settings }, userId)) return 'last-administrator';
    const deleted = await deleteData(transaction);
    await transaction.delete(users).where(eq(users.id, userId));
    return deleted;
  });
