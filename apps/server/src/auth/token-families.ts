import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import {
  accessTokens,
  refreshTokens,
  tokenFamilies,
  users,
} from '../database/schema/auth.schema.js';
import type { SignedInUser } from '../caller/caller.types.js';
import type { AuthTransaction, AuthDependencies } from './auth-dependencies.js';
import { DEMO_PROVIDER } from './identity/local-accounts.js';
import { hashText, isSecret, newId, newSecret } from './secrets.js';

export const ACCESS_TOKEN_SECONDS = 600;
/** Lifetime of a sign-in, however often it is refreshed. */
export const FAMILY_SECONDS = 30 * 24 * 60 * 60;

export type FamiliesDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

/** The tokens of a client. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
}

export interface Family {
  readonly id: string;
  readonly expiresAt: Date;
}

export const addSeconds = (instant: Date, seconds: number) =>
  new Date(instant.getTime() + seconds * 1000);

export async function issuePair(
  { now, randomBytes }: FamiliesDependencies,
  transaction: AuthTransaction,
  family: Family,
): Promise<TokenPair> {
  const createdAt = now();
  const accessToken = newSecret('access', randomBytes);
  const refreshToken = newSecret('refresh', randomBytes);
  const accessEnd = addSeconds(createdAt, ACCESS_TOKEN_SECONDS);
  const accessExpiresAt = accessEnd < family.expiresAt ? accessEnd : family.expiresAt;
  await transaction
    .insert(accessTokens)
    .values({ tokenHash: hashText(accessToken), familyId: family.id, expiresAt: accessExpiresAt });
  await transaction
    .insert(refreshTokens)
    .values({ tokenHash: hashText(refreshToken), familyId: family.id, createdAt });
  return { accessToken, refreshToken, accessExpiresAt };
}

export async function createFamily(
  dependencies: FamiliesDependencies,
  transaction: AuthTransaction,
  userId: string,
): Promise<{ readonly familyId: string; readonly pair: TokenPair }> {
  const createdAt = dependencies.now();
  const family = {
    id: newId(dependencies.randomBytes),
    expiresAt: addSeconds(createdAt, FAMILY_SECONDS),
  };
  await transaction.insert(tokenFamilies).values({ ...family, userId, createdAt });
  return { familyId: family.id, pair: await issuePair(dependencies, transaction, family) };
}

/** Revokes a token family after a refresh in progress has finished. */
export async function revokeFamily(
  { now }: Pick<FamiliesDependencies, 'now'>,
  transaction: Pick<AuthTransaction, 'update'>,
  familyId: string,
): Promise<void> {
  await transaction
    .update(tokenFamilies)
    .set({ revokedAt: now() })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)));
}

/** Condition: the account may have a session. Demo accounts may not while they are off. */
const mayHaveSession = ({ settings }: Pick<AuthDependencies, 'settings'>): SQL | undefined =>
  settings.demoAccounts === 'off' ? ne(users.provider, DEMO_PROVIDER) : undefined;

/** Finds the account of a refresh token, even if the token is no longer valid. */
export async function findAccountByRefreshToken(
  { db, settings }: Pick<AuthDependencies, 'db' | 'settings'>,
  refreshToken: string,
): Promise<{ readonly familyId: string; readonly userId: string } | null> {
  if (!isSecret('refresh', refreshToken)) return null;
  const [found] = await db
    .select({ familyId: tokenFamilies.id, userId: tokenFamilies.userId })
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(and(eq(refreshTokens.tokenHash, hashText(refreshToken)), mayHaveSession({ settings })));
  return found ?? null;
}

/** Finds the user of a valid access token, with the current role. */
export async function findUserByAccessToken(
  { db, now, settings }: Pick<AuthDependencies, 'db' | 'now' | 'settings'>,
  accessToken: string,
): Promise<SignedInUser | null> {
  if (!isSecret('access', accessToken)) return null;
  const instant = now();
  const [user] = await db
    .select({ id: users.id, role: users.role })
    .from(accessTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, accessTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashText(accessToken)),
        gt(accessTokens.expiresAt, instant),
        gt(tokenFamilies.expiresAt, instant),
        isNull(tokenFamilies.revokedAt),
        mayHaveSession({ settings }),
      ),
    );
  return user ?? null;
}

/** Revokes the family of an access token, even if the token itself has expired. */
export async function revokeByAccessToken(
  dependencies: Pick<FamiliesDependencies, 'db' | 'now'>,
  accessToken: string,
): Promise<void> {
  if (!isSecret('access', accessToken)) return;
  const [found] = await dependencies.db
    .select({ familyId: accessTokens.familyId })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashText(accessToken)));
  if (found) await revokeFamily(dependencies, dependencies.db, found.familyId);
}
