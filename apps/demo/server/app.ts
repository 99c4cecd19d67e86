import { Hono } from 'hono';
import { callers } from './api/callers.js';
import { catalogueRoutes, type ServiceHealth } from './api/catalogue.routes.js';
import { contractRoutes, type ContractServices } from './api/contract.routes.js';
import { runsRoutes, type ReadableRuns } from './api/runs.routes.js';
import { IDENTITY_PATH, type Auth } from './auth/open-auth.js';
import { bodyLimits } from './http/body-limits.js';
import type { ProxySettings } from './http/client-address.js';
import { CSP_REPORT_PATH } from './http/content-security-policy.js';
import { cors } from './http/cors.js';
import { cspReports } from './http/csp-report.js';
import { notFound, onError } from './http/errors.js';
import { healthRoutes, type ReadyCheck } from './http/health.js';
import type { Logger } from './http/logger.js';
import { metricsRoute } from './http/metrics-route.js';
import type { Metrics } from './http/metrics.js';
import { rateLimit } from './http/rate-limit.js';
import { requestId } from './http/request-id.js';
import { requestLog } from './http/request-log.js';
import { securityHeaders } from './http/security-headers.js';
import type { ShellEnv } from './http/shell-env.js';
import { visitor } from './http/visitor.js';
import type { Secret } from './secret.js';

/** The rooms that a server joins. */
export interface AppRooms {
  readonly proxies: ProxySettings;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly metricsToken: Secret | null;
  readonly ready: readonly ReadyCheck[];
  readonly isStopping: () => boolean;
  readonly auth: Auth;
  readonly contract: ContractServices;
  readonly runs: ReadableRuns;
  readonly healthOf: ServiceHealth;
  /** The built demo; null where the server answers calls alone. */
  readonly pages: Hono<ShellEnv> | null;
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** Calls that one caller may make in a minute. @default 600 */
  readonly callsPerMinute?: number;
}

const CALLS_PER_MINUTE = 600;

/** Says which route goes where, and what each request passes on its way. */
export async function createApp(rooms: AppRooms): Promise<Hono<ShellEnv>> {
  const { proxies, logger, metrics, auth } = rooms;
  const app = new Hono<ShellEnv>();
  app.onError(onError(logger));
  app.notFound(notFound);
  app.use(requestId(), requestLog(logger), metrics.middleware);
  app.use(securityHeaders({ ...proxies, frameAncestors: rooms.frameAncestors }));
  app.use('/api/*', cors(rooms.allowedOrigins));

  app.route('/', healthRoutes(rooms.ready, rooms.isStopping));
  app.route('/metrics', metricsRoute(metrics.registry, rooms.metricsToken));
  app.route(CSP_REPORT_PATH, cspReports({ logger, count: metrics.countCspReport, now: rooms.now }));

  app.use(bodyLimits());
  if (auth.identity) app.route(IDENTITY_PATH, auth.identity);
  app.route('/api/v1', auth.routes);

  app.use('/api/*', visitor(proxies), callers(auth.callerOf));
  app.use(
    '/api/*',
    rateLimit({ ...proxies, calls: rooms.callsPerMinute ?? CALLS_PER_MINUTE, windowS: 60 }),
  );
  app.route('/', await contractRoutes(rooms.contract));
  app.route('/', runsRoutes(rooms.runs));
  app.route('/', catalogueRoutes(rooms.healthOf));
  if (rooms.pages) app.route('/', rooms.pages);
  return app;
}
