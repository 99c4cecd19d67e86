import * as z from 'zod/mini';
import type { OpenDatabase } from '../../database/database.types.js';
import { findOrCreateAccount, type ProviderIdentity } from '../accounts.js';
import { createAuthDependencies } from '../auth-dependencies.js';
import { createFamily } from '../token-families.js';
import { SignedIn } from './sign-in-steps.js';

/** Reply with one account. */
export const UserReply = z.object({ success: z.literal(true), user: SignedIn.shape.user });

/** A person at a provider. All of them have the same email address. */
export const createIdentity = (subject: string): ProviderIdentity => ({
  source: 'google',
  subject,
  name: `Person ${subject}`,
  email: 'shared@example.org',
  avatarUrl: '',
  fixedRole: null,
});

const silent = () => undefined;

export const createDependencies = (
  database: OpenDatabase,
  administrators: readonly string[] = [],
) =>
  createAuthDependencies({
    database,
    now: () => new Date(),
    settings: { origin: 'http://localhost:4173', administrators },
    log: { info: silent, warn: silent, error: silent },
  });

/** Creates a session of an account from a provider. */
export async function createSession(database: OpenDatabase, subject: string) {
  const dependencies = createDependencies(database);
  const { id } = await findOrCreateAccount(dependencies, createIdentity(subject));
  const { pair } = await dependencies.db.transaction((transaction) =>
    createFamily(dependencies, transaction, id),
  );
  return { id, token: pair.accessToken };
}
