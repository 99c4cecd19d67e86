import { once } from 'node:events';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { withDiskReserve } from '../../database/disk-reserve.js';
import { refuse } from '../../http/refuse.js';
import type { AppEnv } from '../../http/app-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { DEMO_ON_THIS_MACHINE, mayUseDemoAccounts } from '../demo-access.js';
import { hideInternalErrors } from '../hide-internal-errors.js';
import { enforceLimit, type SignInRateLimiter } from '../sign-in-limits.js';
import type { LocalIdentityProvider } from './local-identity-provider.js';

/** Rate-limited paths: pages that people open, each of which writes to the database. */
const PAGE_PATH = /\/(auth|interaction)(\/|$)/;

/** Mounts the local identity provider, which writes directly to Node's response. */
export function createIdentityRoutes(
  identity: LocalIdentityProvider,
  consumeLimit: SignInRateLimiter,
  { log, settings }: Pick<AuthDependencies, 'log' | 'settings'>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(hideInternalErrors(log));
  return app.all('/*', async (context) => {
    const { incoming, outgoing } = context.env;
    if (!incoming || !outgoing || !('socket' in incoming)) {
      throw refuse(501, 'Demo sign-in requires an HTTP connection.');
    }
    if (!mayUseDemoAccounts(context, settings)) throw refuse(403, DEMO_ON_THIS_MACHINE);
    if (PAGE_PATH.test(context.req.path)) {
      await enforceLimit(consumeLimit, 'identity', context);
    }
    const closed = once(outgoing, 'close');
    withDiskReserve(() => identity.handle(incoming, outgoing));
    await closed;
    return RESPONSE_ALREADY_SENT;
  });
}
