import { call, isApiError, type Transport } from '@spinout/api-client';
import { exchangeCode, loadProfile, refreshSession } from '@spinout/api-client/contract';
import type { SignedIn, TokenPair } from '../kit/check.types.js';
import { Mismatch, NotApplicable } from '../kit/mismatch.js';
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

/** Whether any credentials were passed. */
export const hasCredentials = ({ token, refreshToken, code }: SuppliedSignIn): boolean =>
  token !== null || refreshToken !== null || code !== null;

/**
 * Creates sessions from the credentials: the code first, then the tokens. Each check gets the newest tokens of a
 * valid session.
 */
export function createSuppliedSessions(
  supplied: SuppliedSignIn,
  runtime: SessionDependencies,
): () => Promise<SignedIn> {
  const sessions = listSessions(supplied, runtime);
  let wasChecked = false;

  const isAccepted = async ({ token }: SessionTokens) => {
    try {
      await call(getCallContext(runtime.signed(token), runtime), loadProfile, undefined);
      return true;
    } catch (error) {
      // Only a refusal ends a session; the checks report other errors.
      return !(isApiError(error) && error.details.status === 401);
    }
  };

  return async () => {
    let last: { session: Session; tokens: SessionTokens } | null = null;
    for (const session of sessions) {
      if (session.isEnded) continue;
      session.opening ??= session.open();
      const tokens = (session.tokens ??= await session.opening);
      last ??= { session, tokens };
      if (await isAccepted(tokens)) {
        wasChecked = true;
        return createSignedIn(session, tokens, runtime);
      }
      if (wasChecked) session.isEnded = true;
    }
    // The token was never valid; the checks report this.
    if (last && !wasChecked) return createSignedIn(last.session, last.tokens, runtime);
    throw new NotApplicable(messages.sessionsOver);
  };
}

const createSignedIn = (
  session: Session,
  tokens: SessionTokens,
  { onToken }: SessionDependencies,
): SignedIn => ({
  ...tokens,
  renewed: (next) => {
    session.tokens = { ...tokens, ...saveSession(next, onToken) };
  },
  ended: () => {
    session.isEnded = true;
  },
});

const saveSession = (
  { token, refresh_token }: TokenPair,
  onToken: SessionDependencies['onToken'],
): SessionTokens => {
  onToken(token);
  onToken(refresh_token);
  return { token, refresh_token };
};

function listSessions(supplied: SuppliedSignIn, runtime: SessionDependencies): readonly Session[] {
  const { token, refreshToken, code } = supplied;
  const refresh_token = refreshToken ?? undefined;
  const openWithTokens = (): Promise<SessionTokens> =>
    token === null
      ? refreshTokens(refreshToken ?? '', runtime)
      : Promise.resolve({ token, ...(refresh_token === undefined ? {} : { refresh_token }) });
  return [
    ...(code === null ? [] : [() => exchangeSuppliedCode({ ...supplied, code }, runtime)]),
    ...(token === null && refreshToken === null ? [] : [openWithTokens]),
  ].map((open) => ({ open, opening: null, tokens: null, isEnded: false }));
}

const getCallContext = (transport: Transport, { timeoutMs }: SessionDependencies) => ({
  transport,
  timeoutMs,
});

async function refreshTokens(
  refresh_token: string,
  runtime: SessionDependencies,
): Promise<SessionTokens> {
  const reply = await call(getCallContext(runtime.transport, runtime), refreshSession, {
    refresh_token,
  }).catch(throwMismatch(messages.aPairForTheRefreshToken));
  return saveSession(reply, runtime.onToken);
}

async function exchangeSuppliedCode(
  { code, state, codeVerifier }: SuppliedSignIn & { readonly code: string },
  runtime: SessionDependencies,
): Promise<SessionTokens> {
  const input = {
    code,
    state: state ?? '',
    ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
  };
  const reply = await call(getCallContext(runtime.transport, runtime), exchangeCode, input).catch(
    throwMismatch(messages.aSessionForTheCode),
  );
  return { ...saveSession(reply, runtime.onToken), reply };
}

const throwMismatch = (expected: string) => (error: unknown) => {
  throw new Mismatch(expected, `it failed: ${formatError(error)}`);
};
