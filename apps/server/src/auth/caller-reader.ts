import type { ReadCaller, SignedInUser } from '../caller/caller.types.js';
import type { AuthDependencies } from './auth-dependencies.js';
import { refuse } from '../http/refuse.js';
import { findUserByAccessToken } from './token-families.js';

/** 401: no session, or an expired one. */
export const unauthorized = () =>
  refuse(401, 'You are not signed in, or your session has ended. Sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });

/** Headers have no spaces at their ends. */
const BEARER = /^bearer(?:\s+(\S.*))?$/i;

/** Returns the bearer token of a request: null without one, empty for one without a value. */
export function getBearerToken(request: Request): string | null {
  const match = BEARER.exec(request.headers.get('authorization') ?? '');
  return match && (match[1] ?? '');
}

/** Reads the caller from the bearer token. Roles come from the database at each call, never from the client. */
export const createCallerReader =
  (dependencies: Pick<AuthDependencies, 'db' | 'now' | 'settings'>): ReadCaller =>
  async (request) => {
    const token = getBearerToken(request);
    if (token === null) return { user: null, refused: false };
    const user = await findUserByAccessToken(dependencies, token);
    return { user, refused: user === null };
  };

/** @throws {HTTPException} 401 without a valid session */
export async function requireSignedIn(
  readCaller: ReadCaller,
  request: Request,
): Promise<SignedInUser> {
  const { user } = await readCaller(request);
  if (!user) throw unauthorized();
  return user;
}

/**
 * Requires the role `admin` itself. Ranks only decide what a client shows (T-40): a role that ranks higher does not
 * include the rights of an administrator.
 * @throws {HTTPException} 401 without a valid session, 403 for any other role
 */
export async function requireAdministrator(
  readCaller: ReadCaller,
  request: Request,
): Promise<SignedInUser> {
  const user = await requireSignedIn(readCaller, request);
  if (user.role !== 'admin') throw refuse(403, 'You do not have access.');
  return user;
}
