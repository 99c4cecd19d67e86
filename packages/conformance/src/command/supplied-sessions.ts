import { call, isApiError } from '@spinout/api-client';
import type { Transport } from '@spinout/api-client';
import { exchangeCode, loadProfile, refreshSession } from '@spinout/api-client/contract';
import type { SignedIn, TokenPair } from '../kit/check.types.js';
import { Mismatch, NotApplicable } from '../kit/expectations.js';
import { formatError } from '../kit/with-timeout.js';
import { commandMessages as messages } from './command.messages.js';

export interface SuppliedSignIn {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** An unused authorization code. */
  readonly code: string | null;
  readonly state: string | null;
  readonly codeVerifier: string | null;
}

export interface SessionDependencies {
  readonly transport: Transport;
  readonly signed: (token: string) => Transport;
  readonly timeoutMs: number;
  /** Called with each token, so that none is printed. */
  readonly onToken: (token: string) => void;
}

type SessionTokens = Pick<SignedIn, 'token' | 'refresh_token' | 'reply'>;

interface Session {
  readonly open: () => Promise<SessionTokens>;
  /** Started by the first check, since a code can be exchanged only once. */
  opening: Promise<SessionTokens> | null;
  tokens: SessionTokens | null;
  isEnded: boolean;
}

export const hasCredentials = ({ token, refreshToken, code }: SuppliedSignIn): boolean =>
  token !== null || refreshToken !== null || code !== null;

/**
 * Creates sessions from the credentials: the code first, then the tokens. Each check gets the newest tokens of a
 * valid session.
 */
export function createSuppliedSessions(
  { token, refreshToken, code, state, codeVerifier }: SuppliedSignIn,
  { transport, signed, timeoutMs, onToken }: SessionDependencies,
): () => Promise<SignedIn> {
  const saveTokens = ({ token: next, refresh_token }: TokenPair): SessionTokens => {
    onToken(next);
    onToken(refresh_token);
    return { token: next, refresh_token };
  };

  const refreshTokens = async (refresh_token: string) =>
    saveTokens(
      await call({ transport, timeoutMs }, refreshSession, { refresh_token }).catch(
        throwMismatch(messages.aPairForTheRefreshToken),
      ),
    );

  const exchangeSuppliedCode = async (given: string) => {
    const input = {
      code: given,
      state: state ?? '',
      ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
    };
    const reply = await call({ transport, timeoutMs }, exchangeCode, input).catch(
      throwMismatch(messages.aSessionForTheCode),
    );
    return { ...saveTokens(reply), reply };
  };

  const openWithTokens = async (): Promise<SessionTokens> =>
    token === null
      ? refreshTokens(refreshToken ?? '')
      : { token, ...(refreshToken === null ? {} : { refresh_token: refreshToken }) };

  const sessions: readonly Session[] = [
    ...(code === null ? [] : [() => exchangeSuppliedCode(code)]),
    ...(token === null && refreshToken === null ? [] : [openWithTokens]),
  ].map((open) => ({ open, opening: null, tokens: null, isEnded: false }));
  let wasChecked = false;

  const isAccepted = async (tokens: SessionTokens) => {
    try {
      await call({ transport: signed(tokens.token), timeoutMs }, loadProfile, undefined);
      return true;
    } catch (error) {
      // Only a refusal ends a session; the checks report other errors.
      return !(isApiError(error) && error.details.status === 401);
    }
  };

  const createSignedIn = (session: Session, tokens: SessionTokens): SignedIn => ({
    ...tokens,
    renewed: (next) => {
      session.tokens = { ...tokens, ...saveTokens(next) };
    },
    ended: () => {
      session.isEnded = true;
    },
  });

  return async () => {
    let last: { session: Session; tokens: SessionTokens } | null = null;
    for (const session of sessions) {
      if (session.isEnded) continue;
      session.opening ??= session.open();
      const tokens = (session.tokens ??= await session.opening);
      last ??= { session, tokens };
      if (await isAccepted(tokens)) {
        wasChecked = true;
        return createSignedIn(session, tokens);
      }
      if (wasChecked) session.isEnded = true;
    }
    // The token was never valid; the checks report this.
    if (last && !wasChecked) return createSignedIn(last.session, last.tokens);
    throw new NotApplicable(messages.sessionsOver);
  };
}

const throwMismatch = (expected: string) => (error: unknown) => {
  throw new Mismatch(expected, `it failed: ${formatError(error)}`);
};
