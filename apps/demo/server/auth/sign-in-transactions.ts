import { eq } from 'drizzle-orm';
import { signInTransactions } from '../database/schema/auth.schema.js';
import type { ProviderId } from './auth-settings.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { derived, hashOf, isSame, newNonce } from './secrets.js';

/** Time to sign in at the provider. */
export const TRANSACTION_SECONDS = 600;

type TransactionsDependencies = Pick<AuthDependencies, 'db' | 'now' | 'randomBytes'>;

/** What a client asked for when it sent the browser here. */
export interface SignInRequest {
  readonly provider: ProviderId;
  readonly redirectUri: string;
  readonly clientState: string | null;
  readonly codeChallenge: string | null;
}

/** What goes to the provider and what the browser keeps. */
export interface ProviderRequest {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier between this server and the provider. */
  readonly verifier: string;
}

/**
 * The nonce and the verifier follow from the secret in the browser's cookie: nothing stored lets anyone finish a
 * sign-in, and no other browser can.
 */
const providerRequest = (state: string, browserSecret: string): ProviderRequest => ({
  state,
  nonce: derived(browserSecret, 'nonce'),
  verifier: derived(browserSecret, 'pkce verifier'),
});

/** Writes down a sign-in that begins. */
export async function beginTransaction(
  { db, now, randomBytes }: TransactionsDependencies,
  request: SignInRequest,
): Promise<{ readonly toProvider: ProviderRequest; readonly browserSecret: string }> {
  const state = newNonce(randomBytes);
  const browserSecret = newNonce(randomBytes);
  await db.insert(signInTransactions).values({
    ...request,
    stateHash: hashOf(state),
    browserHash: hashOf(browserSecret),
    expiresAt: new Date(now().getTime() + TRANSACTION_SECONDS * 1000),
  });
  return { toProvider: providerRequest(state, browserSecret), browserSecret };
}

/**
 * Takes the sign-in that an answer belongs to. Whatever comes of it, it is gone afterwards.
 * @param browserSecret what the cookie of the answering browser holds
 * @returns null when there is none, it is too old, of another provider, or was begun by another browser
 */
export async function takeTransaction(
  { db, now }: Pick<TransactionsDependencies, 'db' | 'now'>,
  answer: {
    readonly provider: ProviderId;
    readonly state: string;
    readonly browserSecret: string | undefined;
  },
): Promise<{ readonly request: SignInRequest; readonly toProvider: ProviderRequest } | null> {
  const { provider, state, browserSecret = '' } = answer;
  const [taken] = await db
    .delete(signInTransactions)
    .where(eq(signInTransactions.stateHash, hashOf(state)))
    .returning();
  const isLive = taken?.provider === provider && taken.expiresAt > now();
  if (!isLive || !isSame(taken.browserHash, hashOf(browserSecret))) return null;
  const { redirectUri, clientState, codeChallenge } = taken;
  return {
    request: { provider, redirectUri, clientState, codeChallenge },
    toProvider: providerRequest(state, browserSecret),
  };
}
