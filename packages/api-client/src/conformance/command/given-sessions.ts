import { call } from '../../call.js';
import { exchangeCode, loadProfile, refreshSession } from '../../endpoints/session.endpoints.js';
import { isApiError } from '../../errors/api-error.js';
import type { Transport } from '../../transport/transport.js';
import type { SignedIn, TokenPair } from '../check.types.js';
import { Mismatch, NotApplicable } from '../mismatch.js';
import { errorText } from '../with-timeout.js';
import { commandMessages as messages } from './command.messages.js';

/** Credentials passed to the command. */
export interface SuppliedSignIn {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** An unused authorization code. */
  readonly code: string | null;
  readonly state: string | null;
  readonly codeVerifier: string | null;
}

/** Dependencies of the sessions. */
export interface SessionDependencies {
  readonly transport: Transport;
  readonly signed: (token: string) => Transport;
  readonly timeoutMs: number;
  /** Called with each token, so that none is printed. */
  readonly onToken: (token: string) => void;
}

type Held = Pick<SignedIn, 'token' | 'refresh_token' | 'reply'>;

interface Session {
  readonly open: () => Promise<Held>;
  /** Started by the first check, since a code can be exchanged only once. */
  opening: Promise<Held> | null;
  held: Held | null;
  isOver: boolean;
}

/** Whether any credentials were passed. */
export const isGiven = ({ token, refreshToken, code }: SuppliedSignIn): boolean =>
  token !== null || refreshToken !== null || code !== null;

/**
 * Creates sessions from the credentials: the code first, then the tokens. Each check gets the newest tokens of a
 * valid session.
 */
export function givenSessions(
  given: SuppliedSignIn,
  runtime: SessionDependencies,
): () => Promise<SignedIn> {
  const sessions = sessionsOf(given, runtime);
  let wasChecked = false;

  const isGood = async ({ token }: Held) => {
    try {
      await call(contextOf(runtime.signed(token), runtime), loadProfile, undefined);
      return true;
    } catch (error) {
      // Only a refusal ends a session; the checks report other errors.
      return !(isApiError(error) && error.details.status === 401);
    }
  };

  return async () => {
    let last: { session: Session; held: Held } | null = null;
    for (const session of sessions) {
      if (session.isOver) continue;
      session.opening ??= session.open();
      const held = (session.held ??= await session.opening);
      last ??= { session, held };
      if (await isGood(held)) {
        wasChecked = true;
        return signedIn(session, held, runtime);
      }
      if (wasChecked) session.isOver = true;
    }
    // The token was never valid; the checks report this.
    if (last && !wasChecked) return signedIn(last.session, last.held, runtime);
    throw new NotApplicable(messages.sessionsOver);
  };
}

const signedIn = (session: Session, held: Held, { onToken }: SessionDependencies): SignedIn => ({
  ...held,
  renewed: (next) => {
    session.held = { ...held, ...saveSession(next, onToken) };
  },
  ended: () => {
    session.isOver = true;
  },
});

const saveSession = (
  { token, refresh_token }: TokenPair,
  onToken: SessionDependencies['onToken'],
): Held => {
  onToken(token);
  onToken(refresh_token);
  return { token, refresh_token };
};

function sessionsOf(given: SuppliedSignIn, runtime: SessionDependencies): readonly Session[] {
  const { token, refreshToken, code } = given;
  const refresh_token = refreshToken ?? undefined;
  const ofTokens = (): Promise<Held> =>
    token === null
      ? refreshed(refreshToken ?? '', runtime)
      : Promise.resolve({ token, ...(refresh_token === undefined ? {} : { refresh_token }) });
  return [
    ...(code === null ? [] : [() => exchanged({ ...given, code }, runtime)]),
    ...(token === null && refreshToken === null ? [] : [ofTokens]),
  ].map((open) => ({ open, opening: null, held: null, isOver: false }));
}

const contextOf = (transport: Transport, { timeoutMs }: SessionDependencies) => ({
  transport,
  timeoutMs,
});

async function refreshed(refresh_token: string, runtime: SessionDependencies): Promise<Held> {
  const reply = await call(contextOf(runtime.transport, runtime), refreshSession, {
    refresh_token,
  }).catch(refusing(messages.aPairForTheRefreshToken));
  return saveSession(reply, runtime.onToken);
}

async function exchanged(
  { code, state, codeVerifier }: SuppliedSignIn & { readonly code: string },
  runtime: SessionDependencies,
): Promise<Held> {
  const input = {
    code,
    state: state ?? '',
    ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
  };
  const reply = await call(contextOf(runtime.transport, runtime), exchangeCode, input).catch(
    refusing(messages.aSessionForTheCode),
  );
  return { ...saveSession(reply, runtime.onToken), reply };
}

const refusing = (expected: string) => (error: unknown) => {
  throw new Mismatch(expected, `it failed: ${errorText(error)}`);
};
