import { once } from 'node:events';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { refuse } from '../../http/refuse.js';
import type { ShellEnv } from '../../http/shell-env.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { keepInside } from '../keep-inside.js';
import { tooMany } from '../refusal.js';
import { networkOf, type Admit } from '../sign-in-limits.js';
import type { LocalIdentityProvider } from './local-identity-provider.js';

/** The paths that people reach, each of which writes something down. */
const FOR_PEOPLE = /\/(auth|interaction)(\/|$)/;

/** The local identity provider among the routes of the server; it answers on Node's own reply. */
export function identityRoutes(
  identity: LocalIdentityProvider,
  admit: Admit,
  { settings, log }: Pick<AuthDependencies, 'settings' | 'log'>,
): Hono<ShellEnv> {
  const app = new Hono<ShellEnv>();
  app.onError(keepInside(log));
  return app.all('/*', async (context) => {
    const { incoming, outgoing } = context.env;
    if (!incoming || !outgoing || !('socket' in incoming)) {
      throw refuse(501, 'The demo sign-in needs an HTTP connection.');
    }
    if (FOR_PEOPLE.test(context.req.path)) {
      const wait = await admit('identity', networkOf(context, settings));
      if (wait !== null) throw tooMany(wait);
    }
    const closed = once(outgoing, 'close');
    identity.handle(incoming, outgoing);
    await closed;
    return RESPONSE_ALREADY_SENT;
  });
}
