import type { SignedInUser } from '../caller.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { notAllowed, notSignedIn } from './refusal.js';
import { hasRank } from './roles.js';
import { userOfAccessToken } from './token-families.js';

/** The caller of a request, read from its bearer token. */
export interface CallerAnswer {
  readonly user: SignedInUser | null;
  /** An invalid token was sent; the reply is 401. */
  readonly refused: boolean;
}

export type CallerOf = (request: Request) => Promise<CallerAnswer>;

const BEARER = /^bearer(?:\s+(?<token>.*))?$/i;

/** Returns the bearer token of a request: null without one, empty for one without a value. */
export function bearerOf(request: Request): string | null {
  const match = BEARER.exec(request.headers.get('authorization')?.trim() ?? '');
  return match ? (match.groups?.['token']?.trim() ?? '') : null;
}

/** Reads the caller from the bearer token. Roles come from the database at each call, never from the client. */
export const callerOf =
  (dependencies: Pick<AuthDependencies, 'db' | 'now'>): CallerOf =>
  async (request) => {
    const token = bearerOf(request);
    if (token === null) return { user: null, refused: false };
    const user = await userOfAccessToken(dependencies, token);
    return { user, refused: user === null };
  };

/** @throws {HTTPException} 401 without a valid session */
export async function signedIn(caller: CallerOf, request: Request): Promise<SignedInUser> {
  const { user } = await caller(request);
  if (!user) throw notSignedIn();
  return user;
}

/** @throws {HTTPException} 401 without a valid session, 403 below the rank of an administrator */
export async function administrator(caller: CallerOf, request: Request): Promise<SignedInUser> {
  const user = await signedIn(caller, request);
  if (!hasRank(user.role, 'admin')) throw notAllowed();
  return user;
}
