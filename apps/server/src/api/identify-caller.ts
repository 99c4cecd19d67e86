import { createMiddleware } from 'hono/factory';
import type { ReadCaller } from '../caller/caller.types.js';
import { formatUserOwner } from '../caller/owner.js';
import { refuse } from '../http/refuse.js';
import type { AppContext, AppEnv } from '../http/app-env.js';

/**
 * Determines the caller: the signed-in user, or else the visitor of this browser.
 * @throws 401 for an invalid token: such a request is never answered as anonymous
 */
export const identifyCaller = (readCaller: ReadCaller) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { user, refused } = await readCaller(context.req.raw);
    if (refused) {
      throw refuse(401, 'Your session has ended. Sign in again.', {
        'WWW-Authenticate': 'Bearer error="invalid_token"',
      });
    }
    const owner = user ? formatUserOwner(user.id) : (context.get('visitor') ?? '');
    if (owner === '') throw new Error('The request has no visitor.');
    context.set('caller', { owner, user });
    await next();
  });

export function getOwner(context: AppContext): string {
  const caller = context.get('caller');
  if (!caller) throw new Error('The route was called before the caller was identified.');
  return caller.owner;
}
