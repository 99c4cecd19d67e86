import { createMiddleware } from 'hono/factory';
import type { SignedInUser } from '../caller.js';
import { refuse } from '../http/refuse.js';
import type { ShellContext, ShellEnv } from '../http/shell-env.js';

/** Whose token a request carries; `refused` when it carries one that is not good. */
export type ReadCaller = (
  request: Request,
) => Promise<{ readonly user: SignedInUser | null; readonly refused: boolean }>;

/**
 * Finds out who calls: a signed-in user, or else the visitor of this browser.
 * @throws 401 for a token that is not good: what a user asks for is never answered as a stranger
 */
export const callers = (readCaller: ReadCaller) =>
  createMiddleware<ShellEnv>(async (context, next) => {
    const { user, refused } = await readCaller(context.req.raw);
    if (refused) {
      throw refuse(401, 'Your session has ended. Please sign in again.', {
        'WWW-Authenticate': 'Bearer error="invalid_token"',
      });
    }
    const owner = user ? `user:${user.id}` : (context.get('visitor') ?? '');
    if (owner === '') throw new Error('A request came in without a visitor.');
    context.set('caller', { owner, user });
    await next();
  });

/** The owner of what a request stores and reads. */
export function ownerOf(context: ShellContext): string {
  const caller = context.get('caller');
  if (!caller) throw new Error('A route was asked before the caller was known.');
  return caller.owner;
}
