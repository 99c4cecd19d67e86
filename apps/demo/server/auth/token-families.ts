import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import {
  accessTokens,
  refreshTokens,
  tokenFamilies,
  users,
} from '../database/schema/auth.schema.js';
import type { SignedInUser } from '../caller.js';
import type { AuthTransaction, AuthDependencies } from './auth-dependencies.js';
import { hashOf, isSecret, newId, newSecret, open, seal } from './secrets.js';

/** Longest life of an access token. */
export const ACCESS_TOKEN_SECONDS = 600;
/** How long a just replaced refresh token still gives its successor, so that two tabs do not sign each other out. */
export const REFRESH_GRACE_SECONDS = 20;
/** Life of a sign-in, however often it is refreshed. */
export const FAMILY_SECONDS = 30 * 24 * 60 * 60;

type FamiliesDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

/** What a client holds. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessExpiresAt: Date;
}

/** What happened to a refresh token: a new pair, or why none. */
export type RotationOutcome =
  | { readonly kind: 'rotated'; readonly pair: TokenPair; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The token was used before: someone else holds it. All tokens of the family ended. */
  | { readonly kind: 'reused'; readonly userId: string };

interface Family {
  readonly id: string;
  readonly expiresAt: Date;
}

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

async function issuePair(
  { now, randomBytes }: FamiliesDependencies,
  transaction: AuthTransaction,
  family: Family,
): Promise<TokenPair> {
  const createdAt = now();
  const accessToken = newSecret('access', randomBytes);
  const refreshToken = newSecret('refresh', randomBytes);
  const accessEnd = later(createdAt, ACCESS_TOKEN_SECONDS);
  const accessExpiresAt = accessEnd < family.expiresAt ? accessEnd : family.expiresAt;
  await transaction
    .insert(accessTokens)
    .values({ tokenHash: hashOf(accessToken), familyId: family.id, expiresAt: accessExpiresAt });
  await transaction
    .insert(refreshTokens)
    .values({ tokenHash: hashOf(refreshToken), familyId: family.id, createdAt });
  return { accessToken, refreshToken, accessExpiresAt };
}

/** Begins a sign-in: a family and its first pair. */
export async function beginFamily(
  dependencies: FamiliesDependencies,
  transaction: AuthTransaction,
  userId: string,
): Promise<{ readonly familyId: string; readonly pair: TokenPair }> {
  const createdAt = dependencies.now();
  const family = {
    id: newId(dependencies.randomBytes),
    expiresAt: later(createdAt, FAMILY_SECONDS),
  };
  await transaction.insert(tokenFamilies).values({ ...family, userId, createdAt });
  return { familyId: family.id, pair: await issuePair(dependencies, transaction, family) };
}

/** Ends a sign-in; waits for a refresh under way, and the next one finds it ended. */
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

const pairText = ({ accessToken, refreshToken, accessExpiresAt }: TokenPair) =>
  [accessToken, refreshToken, accessExpiresAt.toISOString()].join(' ');

function pairFrom(text: string): TokenPair {
  const [accessToken = '', refreshToken = '', expiry = ''] = text.split(' ');
  return { accessToken, refreshToken, accessExpiresAt: new Date(expiry) };
}

const tokenRow = async (transaction: AuthTransaction, refreshToken: string) =>
  (
    await transaction
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashOf(refreshToken)))
  )[0];

/**
 * Follows the seals from a replaced token to the pair that is current. Whoever was replaced later is in its grace time
 * too, so the way never ends early; handing out a pair in the middle would make its holder look like a thief.
 */
async function currentPair(
  transaction: AuthTransaction,
  refreshToken: string,
  sealedSuccessor: string,
  familyId: string,
): Promise<TokenPair> {
  const pair = pairFrom(open(sealedSuccessor, refreshToken, familyId));
  const next = await tokenRow(transaction, pair.refreshToken);
  return next?.sealedSuccessor == null
    ? pair
    : currentPair(transaction, pair.refreshToken, next.sealedSuccessor, familyId);
}

async function replace(
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
      sealedSuccessor: seal(pairText(pair), refreshToken, family.id, dependencies.randomBytes),
    })
    .where(eq(refreshTokens.tokenHash, hashOf(refreshToken)));
  await transaction
    .update(refreshTokens)
    .set({ sealedSuccessor: null })
    .where(and(inFamily, lt(refreshTokens.replacedAt, later(replacedAt, -REFRESH_GRACE_SECONDS))));
  return pair;
}

/** The account that a refresh token belongs to, whether or not the token is still good. */
export async function accountOfRefreshToken(
  { db }: Pick<FamiliesDependencies, 'db'>,
  refreshToken: string,
): Promise<{ readonly familyId: string; readonly userId: string } | null> {
  if (!isSecret('refresh', refreshToken)) return null;
  const [found] = await db
    .select({ familyId: tokenFamilies.id, userId: tokenFamilies.userId })
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
    .where(eq(refreshTokens.tokenHash, hashOf(refreshToken)));
  return found ?? null;
}

/** Exchanges a refresh token for the next pair of its family. One at a time per family: the family's row is locked. */
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
    // Read only now: what was read before the lock may be old.
    const token = await tokenRow(transaction, refreshToken);
    const now = dependencies.now();
    if (!family || token?.familyId !== family.id) return { kind: 'refused' };
    if (family.revokedAt !== null || family.expiresAt <= now) return { kind: 'refused' };
    const { userId } = family;
    if (token.replacedAt === null) {
      const pair = await replace(dependencies, transaction, refreshToken, family);
      return { kind: 'rotated', pair, userId };
    }
    const isInGrace = now <= later(token.replacedAt, REFRESH_GRACE_SECONDS);
    if (isInGrace && token.sealedSuccessor !== null) {
      const { sealedSuccessor } = token;
      const pair = await currentPair(transaction, refreshToken, sealedSuccessor, family.id);
      return { kind: 'rotated', pair, userId };
    }
    await revokeFamily(dependencies, transaction, family.id);
    return { kind: 'reused', userId };
  });
}

/** Who holds an access token that is still good. The role is the one of this moment. */
export async function userOfAccessToken(
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
        eq(accessTokens.tokenHash, hashOf(accessToken)),
        gt(accessTokens.expiresAt, instant),
        gt(tokenFamilies.expiresAt, instant),
        isNull(tokenFamilies.revokedAt),
      ),
    );
  return user ?? null;
}

/** Ends the sign-in that an access token belongs to, even when the token itself has run out. */
export async function revokeByAccessToken(
  dependencies: Pick<FamiliesDependencies, 'db' | 'now'>,
  accessToken: string,
): Promise<void> {
  if (!isSecret('access', accessToken)) return;
  const [found] = await dependencies.db
    .select({ familyId: accessTokens.familyId })
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashOf(accessToken)));
  if (found) await revokeFamily(dependencies, dependencies.db, found.familyId);
}
