import { and, eq, isNull } from 'drizzle-orm';
import { oneTimeCodes } from '../database/schema/auth.schema.js';
import type { AuthDependencies } from './auth-dependencies.js';
import type { LoginQuery } from './login-query.js';
import { hashText, equalsInConstantTime, isSecret, newSecret } from './secrets.js';
import { createFamily, revokeFamily, type TokenPair } from './token-families.js';

/** Lifetime of a code: enough for a redirect and one call. */
export const CODE_SECONDS = 60;

type CodesDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

/** Binds a code to the client that requested it. */
type CodeBinding = Pick<LoginQuery, 'clientState' | 'codeChallenge'>;

export async function issueCode(
  { db, now, randomBytes }: CodesDependencies,
  userId: string,
  binding: CodeBinding,
): Promise<string> {
  const code = newSecret('code', randomBytes);
  const expiresAt = new Date(now().getTime() + CODE_SECONDS * 1000);
  await db.insert(oneTimeCodes).values({ codeHash: hashText(code), userId, ...binding, expiresAt });
  return code;
}

type ExchangeOutcome =
  | { readonly kind: 'exchanged'; readonly pair: TokenPair; readonly userId: string }
  | { readonly kind: 'refused' }
  /** The code was used before: the tokens that it was exchanged for are revoked. */
  | { readonly kind: 'replayed' };

const isBoundTo = (stored: string | null, presented: string | null) =>
  stored === null
    ? presented === null
    : presented !== null && equalsInConstantTime(stored, presented);

/** Exchanges a code for the first tokens of a sign-in. A failed attempt invalidates the code too. */
export async function exchangeCode(
  dependencies: CodesDependencies,
  code: string,
  { state, verifier }: { readonly state: string | null; readonly verifier: string | null },
): Promise<ExchangeOutcome> {
  if (!isSecret('code', code)) return { kind: 'refused' };
  const isThisCode = eq(oneTimeCodes.codeHash, hashText(code));
  return dependencies.db.transaction(async (transaction): Promise<ExchangeOutcome> => {
    const now = dependencies.now();
    const [claimed] = await transaction
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(and(isThisCode, isNull(oneTimeCodes.usedAt)))
      .returning();
    if (!claimed) {
      const [used] = await transaction.select().from(oneTimeCodes).where(isThisCode);
      if (used?.familyId == null) return { kind: 'refused' };
      await revokeFamily(dependencies, transaction, used.familyId);
      return { kind: 'replayed' };
    }
    const isGood =
      claimed.expiresAt > now &&
      isBoundTo(claimed.clientState, state) &&
      isBoundTo(claimed.codeChallenge, verifier === null ? null : hashText(verifier));
    if (!isGood) return { kind: 'refused' };
    const { userId } = claimed;
    const { familyId, pair } = await createFamily(dependencies, transaction, userId);
    await transaction.update(oneTimeCodes).set({ familyId }).where(isThisCode);
    return { kind: 'exchanged', pair, userId };
  });
}
