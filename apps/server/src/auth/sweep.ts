import { and, isNull, lt } from 'drizzle-orm';
import {
  accessTokens,
  localIdentityEntries,
  oneTimeCodes,
  signInLimits,
  signInTransactions,
  tokenFamilies,
} from '../database/schema/auth.schema.js';
import type { AuthDependencies } from './auth-dependencies.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes expired entries: unfinished sign-ins, unused codes, token families and rate limit counters. Access tokens stay
 * for another day, so that a logout still finds their family.
 */
export async function sweepSignIns({
  db,
  now,
}: Pick<AuthDependencies, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const dayAgo = new Date(instant.getTime() - DAY_MS);
  await db.delete(signInTransactions).where(lt(signInTransactions.expiresAt, instant));
  await db
    .delete(oneTimeCodes)
    .where(and(lt(oneTimeCodes.expiresAt, instant), isNull(oneTimeCodes.familyId)));
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, dayAgo));
  await db.delete(tokenFamilies).where(lt(tokenFamilies.expiresAt, instant));
  await db.delete(localIdentityEntries).where(lt(localIdentityEntries.expiresAt, instant));
  await db.delete(signInLimits).where(lt(signInLimits.expire, dayAgo.getTime()));
}
