import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { oneTimeCodes, tokenFamilies, users } from '../database/schema/auth.schema.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { DEMO_PROVIDER } from './identity/local-accounts.js';

/**
 * Ends what the demo accounts could do: revokes their sessions, deletes their codes, and takes away their roles. Their
 * saved work stays. A demo account gets its role back when someone signs in to it again.
 */
export async function endDemoAccounts({
  db,
  now,
  log,
}: Pick<AuthDependencies, 'db' | 'now' | 'log'>): Promise<void> {
  const ended = await db.transaction(async (transaction) => {
    const demoAccounts = transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.provider, DEMO_PROVIDER));
    const sessions = await transaction
      .update(tokenFamilies)
      .set({ revokedAt: now() })
      .where(and(inArray(tokenFamilies.userId, demoAccounts), isNull(tokenFamilies.revokedAt)))
      .returning({ id: tokenFamilies.id });
    await transaction.delete(oneTimeCodes).where(inArray(oneTimeCodes.userId, demoAccounts));
    const roles = await transaction
      .update(users)
      .set({ role: 'user', updatedAt: now() })
      .where(and(eq(users.provider, DEMO_PROVIDER), ne(users.role, 'user')))
      .returning({ id: users.id });
    return { sessions: sessions.length, roles: roles.length };
  });
  if (ended.sessions + ended.roles === 0) return;
  log.info(ended, 'Sessions and roles of demo accounts were ended');
}
