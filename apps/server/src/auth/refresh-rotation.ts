import { and, eq, lt } from 'drizzle-orm';
import { refreshTokens, tokenFamilies } from '../database/schema/auth.schema.js';
import type { AuthTransaction } from './auth-dependencies.js';
import { hashText, seal, unseal } from './secrets.js';
import {
  addSeconds,
  issuePair,
  revokeFamily,
  type FamiliesDependencies,
  type Family,
  type TokenPair,
} from './token-families.js';

/** How long a replaced refresh token still returns its successor, so that two tabs do not sign each other out. */
export const REFRESH_GRACE_SECONDS = 20;

/** Result of a refresh: a new pair, or the reason why there is none. */
type RotationOutcome =
  | { readonly kind: 'rotated'; readonly pair: TokenPair; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The token was used before, so it may be stolen. All tokens of the family are revoked. */
  | { readonly kind: 'reused'; readonly userId: string };

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
