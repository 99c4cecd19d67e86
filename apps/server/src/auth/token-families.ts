import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import {
  accessTokens,
  refreshTokens,
  tokenFamilies,
  users,
} from '../database/schema/auth.schema.js';
import type { SignedInUser } from '../caller.types.js';
import type { AuthTransaction, AuthDependencies } from './auth-dependencies.js';
import { hashText, isSecret, newId, newSecret, unseal, seal } from './secrets.js';

/** Lifetime of an access token. */
export const ACCESS_TOKEN_SECONDS = 600;
/** How long a replaced refresh token still returns its successor, so that two tabs do not sign each other out. */
export const REFRESH_GRACE_SECONDS = 20;
/** Lifetime of a sign-in, however often it is refreshed. */
export const FAMILY_SECONDS = 30 * 24 * 60 * 60;

type FamiliesDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

/** The tokens of a client. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
}

/** Result of a refresh: a new pair, or the reason why there is none. */
type RotationOutcome =
  | { readonly kind: 'rotated'; readonly pair: TokenPair; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The token was used before, so it may be stolen. All tokens of the family are revoked. */
  | { readonly kind: 'reused'; readonly userId: string };

interface Family {
  readonly id: string;
  readonly expiresAt: Date;
}

const addSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

async function issuePair(
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

/** Creates a token family and its first pair. */
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

const serializePair = ({ accessToken, refreshToken, accessExpiresAt }: TokenPair) =>
  [accessToken, refreshToken, accessExpiresAt.toISOString()].join(' ');

function parsePair(text: string): TokenPair {
  const [accessToken = '', refreshToken = '', expiry = ''] = text.split(' ');
  return { accessToken, refreshToken, accessExpiresAt: new Date(expiry) };
}

const findRefreshToken = async (transaction: AuthTransaction, refreshToken: string) =>
  (
    await transaction
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashText(refreshToken)))
  )[0];

/**
 * Follows the sealed successors from a replaced token to the current pair. Tokens replaced later are in their grace time
 * too, so the chain is complete. Returning a pair from the middle would make a later refresh look like token theft.
 */
async function findCurrentPair(
  transaction: AuthTransaction,
  refreshToken: string,
  sealedSuccessor: string,
  familyId: string,
): Promise<TokenPair> {
  const pair = parsePair(unseal(sealedSuccessor, refreshToken, familyId));
  const next = await findRefreshToken(transaction, pair.refreshToken);
  return next?.sealedSuccessor == null
    ? pair
    : findCurrentPair(transaction, pair.refreshToken, next.sealedSuccessor, familyId);
}

async function replaceToken(
  dependencies: FamiliesDependencies,
  transaction: AuthTransaction,
  refreshToken: string,
  family: Family,
): Promise<TokenPair> {
  const replacedAt = dependencies.now();
  const pair = await issuePair(dependencies, transaction, family);
  const inFamily = eq(refreshTokens.familyId, family.id);
  await transaction
    .update(refreshTokens)
    .set({
      replacedAt,
      sealedSuccessor: seal(serializePair(pair), refreshToken, family.id, dependencies.randomBytes),
    })
    .where(eq(refreshTokens.tokenHash, hashText(refreshToken)));
  await transaction
    .update(refreshTokens)
    .set({ sealedSuccessor: null })
    .where(
      and(inFamily, lt(refreshTokens.replacedAt, addSeconds(replacedAt, -REFRESH_GRACE_SECONDS))),
    );
  return pair;
}

/** Finds the account of a refresh token, even if the token is no longer valid. */
export async function findAccountByRefreshToken(
  { db }: Pick<FamiliesDependencies, 'db'>,
  refreshToken: string,
): Promise<{ readonly familyId: string; readonly userId: string } | null> {
  if (!isSecret('refresh', refreshToken)) return null;
  const [found] = await db
    .select({ familyId: tokenFamilies.id, userId: tokenFamilies.userId })
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, hashText(refreshToken)));
  return found ?? null;
}

/** Exchanges a refresh token for the next pair of its family. The row of the family is locked meanwhile. */
export function rotate(
  dependencies: FamiliesDependencies,
  refreshToken: string,
  familyId: string,
): Promise<RotationOutcome> {
  return dependencies.db.transaction(async (transaction): Promise<RotationOutcome> => {
    const [family] = await transaction
      .select()
      .from(tokenFamilies)
      .where(eq(tokenFamilies.id, familyId))
      .for('update');
    // Read after the lock was acquired, since earlier values may be outdated.
    const token = await findRefreshToken(transaction, refreshToken);
    const now = dependencies.now();
    if (!family || token?.familyId !== family.id) return { kind: 'refused' };
    if (family.revokedAt !== null || family.expiresAt <= now) return { kind: 'refused' };
    const { userId } = family;
    if (token.replacedAt === null) {
      const pair = await replaceToken(dependencies, transaction, refreshToken, family);
      return { kind: 'rotated', pair, userId };
    }
    const isInGrace = now <= addSeconds(token.replacedAt, REFRESH_GRACE_SECONDS);
    if (isInGrace && token.sealedSuccessor !== null) {
      const { sealedSuccessor } = token;
      const pair = await findCurrentPair(transaction, refreshToken, sealedSuccessor, family.id);
      return { kind: 'rotated', pair, userId };
    }
    await revokeFamily(dependencies, transaction, family.id);
    return { kind: 'reused', userId };
  });
}

/** Finds the user of a valid access token, with the current role. */
export async function findUserByAccessToken(
  { db, now }: Pick<FamiliesDependencies, 'db' | 'now'>,
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
