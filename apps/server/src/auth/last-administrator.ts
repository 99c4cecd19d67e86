import { asc, eq } from 'drizzle-orm';
import { users } from '../database/schema/auth.schema.js';
import type { AuthDependencies, AuthTransaction } from './auth-dependencies.js';
import { DEMO_PROVIDER } from './identity/local-accounts.js';

/**
 * Whether an account is the only one that can give roles. Locks the administrators until the transaction ends, so that
 * two of them who remove each other at the same time cannot both succeed.
 */
export async function isLastAdministrator(
  transaction: AuthTransaction,
  { settings: { demoAccounts } }: Pick<AuthDependencies, 'settings'>,
  userId: string,
): Promise<boolean> {
  const administrators = await transaction
    .select({ id: users.id, provider: users.provider })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
  // While the demo accounts are off, no one can sign in to them.
  const [first, ...others] = administrators.filter(
    ({ provider }) => demoAccounts !== 'off' || provider !== DEMO_PROVIDER,
  );
  return first?.id === userId && others.length === 0;
}
