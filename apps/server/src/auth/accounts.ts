import { and, asc, count, eq } from 'drizzle-orm';
import { identities, users } from '../database/schema/auth.schema.js';
import type { Role } from '../caller/caller.types.js';
import type { AuthTransaction, AuthDependencies } from './auth-dependencies.js';
import type { getChangedColumns } from './profile-change.js';
import { newId } from './secrets.js';

/** Identity of a person as reported by a provider. */
export interface ProviderIdentity {
  /** The provider: `google`, `github`, `orcid` or `local`. */
  readonly source: string;
  readonly subject: string;
  readonly name: string;
  /** Empty unless the provider has checked it. */
  readonly email: string;
  /** Empty, or an https address. */
  readonly avatarUrl: string;
  /** Fixed role of a local account; null for all other accounts. */
  readonly fixedRole: Role | null;
}

export type User = typeof users.$inferSelect;

type AccountsDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes' | 'settings'>;

const findUserByIdentity = async (
  transaction: AuthTransaction,
  { source, subject }: ProviderIdentity,
): Promise<User | undefined> =>
  (
    await transaction
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.provider, source), eq(identities.subject, subject)))
  )[0]?.user;

async function createAccount(
  { now, randomBytes }: AccountsDependencies,
  transaction: AuthTransaction,
  identity: ProviderIdentity,
  role: Role,
): Promise<User | undefined> {
  const { source, subject, name, email, avatarUrl } = identity;
  const createdAt = now();
  const id = newId(randomBytes);
  const [user] = await transaction
    .insert(users)
    .values({ id, name, email, avatarUrl, role, provider: source, createdAt, updatedAt: createdAt })
    .returning();
  const [linked] = await transaction
    .insert(identities)
    .values({ provider: source, subject, userId: id, createdAt })
    .onConflictDoNothing()
    .returning();
  if (linked) return user;
  // A concurrent sign-in of the same person created the account first.
  await transaction.delete(users).where(eq(users.id, id));
  return findUserByIdentity(transaction, identity);
}

/**
 * Finds the account of an identity, or creates one with the role `user`. Accounts are never linked by email address:
 * otherwise anyone who can set an address at one provider could take over an account of another.
 */
export function findOrCreateAccount(
  dependencies: AccountsDependencies,
  identity: ProviderIdentity,
): Promise<User> {
  const isAdministrator = dependencies.settings.administrators.includes(
    `${identity.source}:${identity.subject}`,
  );
  const resolveRole = (role: Role): Role => {
    if (identity.fixedRole !== null) return identity.fixedRole;
    return isAdministrator ? 'admin' : role;
  };
  return dependencies.db.transaction(async (transaction) => {
    const known = await findUserByIdentity(transaction, identity);
    const user =
      known ?? (await createAccount(dependencies, transaction, identity, resolveRole('user')));
    if (!user) throw new Error('The account of an identity does not exist');
    const role = resolveRole(user.role);
    const email = identity.email === '' ? user.email : identity.email;
    if (role === user.role && email === user.email) return user;
    const [changed] = await transaction
      .update(users)
      .set({ role, email, updatedAt: dependencies.now() })
      .where(eq(users.id, user.id))
      .returning();
    return changed ?? user;
  });
}

export const findAccount = async (
  { db }: Pick<AccountsDependencies, 'db'>,
  id: string,
): Promise<User | null> => (await db.select().from(users).where(eq(users.id, id)))[0] ?? null;

export async function changeAccount(
  { db, now }: Pick<AccountsDependencies, 'db' | 'now'>,
  id: string,
  change: ReturnType<typeof getChangedColumns>,
): Promise<User | null> {
  const [changed] = await db
    .update(users)
    .set({ ...change, updatedAt: now() })
    .where(eq(users.id, id))
    .returning();
  return changed ?? null;
}

/** Returns one page of all accounts, oldest first. */
export async function listAccounts(
  { db }: Pick<AccountsDependencies, 'db'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly accounts: readonly User[]; readonly total: number }> {
  const [counted] = await db.select({ total: count() }).from(users);
  const accounts = await db
    .select()
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset(offset);
  return { accounts, total: counted?.total ?? 0 };
}

export const serializeUser = (user: User) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  provider: user.provider,
  avatar_url: user.avatarUrl,
  bio: user.bio,
  organization: user.organization,
  research_interests: user.researchInterests,
});
