import { eq } from 'drizzle-orm';
import { signInTransactions } from '../database/schema/auth.schema.js';
import type { ProviderId } from './auth-settings.js';
import type { AuthDependencies } from './auth-dependencies.js';
import type { LoginQuery } from './login-query.js';
import { deriveSecret, hashText, equalsInConstantTime, newNonce } from './secrets.js';

export const TRANSACTION_SECONDS = 600;

type TransactionsDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

interface SignInRequest extends LoginQuery {
  readonly provider: ProviderId;
}

export interface ProviderRequest {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier between this server and the provider. */
  readonly verifier: string;
}

/**
 * The nonce and the verifier are derived from the secret in the browser's cookie: the stored data is not enough to finish a
 * sign-in, and no other browser can finish it.
 */
const deriveProviderRequest = (state: string, browserSecret: string): ProviderRequest => ({
  state,
  nonce: deriveSecret(browserSecret, 'nonce'),
  verifier: deriveSecret(browserSecret, 'pkce verifier'),
});

export async function createTransaction(
  { db, now, randomBytes }: TransactionsDependencies,
  request: SignInRequest,
): Promise<{ readonly providerRequest: ProviderRequest; readonly browserSecret: string }> {
  const state = newNonce(randomBytes);
  const browserSecret = newNonce(randomBytes);
  await db.insert(signInTransactions).values({
    ...request,
    stateHash: hashText(state),
    browserHash: hashText(browserSecret),
    expiresAt: new Date(now().getTime() + TRANSACTION_SECONDS * 1000),
  });
  return { providerRequest: deriveProviderRequest(state, browserSecret), browserSecret };
}

/**
 * Reads and deletes the sign-in that a provider callback belongs to.
 * @param browserSecret value of the browser's cookie
 * @returns null if there is none, it has expired, or another provider or browser started it
 */
export async function consumeTransaction(
  { db, now }: Pick<TransactionsDependencies, 'db' | 'now'>,
  answer: {
    readonly provider: ProviderId;
    readonly state: string;
    readonly browserSecret: string | undefined;
  },
): Promise<{ readonly request: SignInRequest; readonly providerRequest: ProviderRequest } | null> {
  const { provider, state, browserSecret = '' } = answer;
  const [taken] = await db
    .delete(signInTransactions)
    .where(eq(signInTransactions.stateHash, hashText(state)))
    .returning();
  const isLive = taken?.provider === provider && taken.expiresAt > now();
  if (!isLive || !equalsInConstantTime(taken.browserHash, hashText(browserSecret))) return null;
  const { redirectUri, clientState, codeChallenge } = taken;
  return {
    request: { provider, redirectUri, clientState, codeChallenge },
    providerRequest: deriveProviderRequest(state, browserSecret),
  };
}
