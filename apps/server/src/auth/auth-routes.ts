import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { withDiskReserve } from '../database/disk-reserve.js';
import type { AppEnv } from '../http/app-env.js';
import type { AuthDependencies, LocalConnection } from './auth-dependencies.js';
import { createCallerReader } from './caller-reader.js';
import { hideInternalErrors, SIGN_IN_UNAVAILABLE, summarizeError } from './hide-internal-errors.js';
import { createSignInProviders } from './providers/sign-in-providers.js';
import { refuse } from '../http/refuse.js';
import { adminRoutes } from './routes/admin.routes.js';
import { loginRoutes } from './routes/login.routes.js';
import { profileRoutes } from './routes/profile.routes.js';
import { tokenRoutes } from './routes/token.routes.js';
import type { SignInRateLimiter } from './sign-in-limits.js';

const MAX_BODY_BYTES = 64 * 1024;

const noStore = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
});

const bounded = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw refuse(413, 'The request is too large.');
  },
});

/** A request without these headers has no body, but Node's adapter provides an empty one that `bodyLimit` cannot copy. */
const smallBodies = createMiddleware<AppEnv>((context, next) => {
  const { headers } = context.req.raw;
  const hasBody = headers.has('content-length') || headers.has('transfer-encoding');
  return hasBody ? bounded(context, next) : next();
});

/** Paths that start, continue and end a session. */
const SESSION_PATHS = [
  '/auth/login/*',
  '/auth/provider-callback/*',
  '/auth/callback',
  '/auth/refresh',
  '/auth/logout',
];

const onDiskReserve = createMiddleware<AppEnv>((_, next) => withDiskReserve(next));

/** Health check of sign-in, which depends on the database. */
const healthRoute = ({ ping, log }: AuthDependencies) =>
  new Hono<AppEnv>().get('/auth/health', async (context) => {
    try {
      await ping();
      return context.json({ status: 'ok' });
    } catch (fault) {
      log.error({ fault: summarizeError(fault) }, 'Sign-in cannot reach its database');
      return context.json({ error: SIGN_IN_UNAVAILABLE }, 503);
    }
  });

/** Creates the routes of sign-in, to be mounted at {@link AuthSettings.basePath}. */
export function createAuthRoutes(
  dependencies: AuthDependencies,
  connection: LocalConnection | null,
  consumeLimit: SignInRateLimiter,
): Hono<AppEnv> {
  const readCaller = createCallerReader(dependencies);
  const app = new Hono<AppEnv>();
  for (const path of ['/auth/*', '/admin/*']) app.use(path, noStore, smallBodies);
  for (const path of SESSION_PATHS) app.use(path, onDiskReserve);
  app.route('/', healthRoute(dependencies));
  const providers = createSignInProviders(dependencies, connection);
  app.route('/', loginRoutes(dependencies, providers, consumeLimit));
  app.route('/', tokenRoutes(dependencies, consumeLimit));
  app.route('/', profileRoutes(dependencies, readCaller));
  app.route('/', adminRoutes(dependencies, readCaller));
  app.onError(hideInternalErrors(dependencies.log));
  return app;
}
