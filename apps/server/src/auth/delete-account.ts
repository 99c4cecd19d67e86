import { and, eq, isNull } from 'drizzle-orm';
import { tokenFamilies, users } from '../database/schema/auth.schema.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { changeRole } from './change-role.js';

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
 * Deletes an account with its identities and sign-ins, after its data. A nearly full disk has no space for the log of one large
 * transaction, so the data goes in small ones. An administrator gives up the role first, so that others keep theirs meanwhile.
 * @returns what `deleteData` returned, or `last-administrator` if none would be left; nothing is deleted then
 */
export async function deleteAccount<Deleted>(
  dependencies: Pick<AuthDependencies, 'db' | 'now' | 'settings'>,
  userId: string,
  deleteData: () => Promise<Deleted>,
): Promise<Deleted | 'last-administrator'> {
  const changed = await changeRole(dependencies, userId, 'user');
  if (changed === 'last-administrator') return changed;
  const deleted = await deleteData();
  await dependencies.db.delete(users).where(eq(users.id, userId));
  return deleted;
}
