import { Hono } from 'hono';
import { identifyCaller } from './api/identify-caller.js';
import { catalogRoutes, type ServiceHealth } from './api/catalog.routes.js';
import { contractRoutes, type ContractServices } from './api/contract.routes.js';
import { runsRoutes, type ReadableRuns } from './api/runs.routes.js';
import { IDENTITY_PATH, type Auth } from './auth/open-auth.js';
import { bodyLimits } from './http/body-limits.js';
import type { ProxySettings } from './http/client-address.js';
import { CSP_REPORT_PATH } from './http/content-security-policy.js';
import { cors } from './http/cors.js';
import { crossOriginWrites } from './http/cross-origin-writes.js';
import { cspReports } from './http/csp-report.js';
import { notFound, onError } from './http/errors.js';
import { healthRoutes, type ReadyCheck } from './http/health.js';
import type { Logger } from './http/logger.js';
import { metricsRoute } from './http/metrics-route.js';
import type { Metrics } from './http/metrics.js';
import { rateLimit } from './http/rate-limit.js';
import { requestId } from './http/request-id.js';
import { requestLog } from './http/request-log.js';
import { singleHost } from './http/single-host.js';
import { securityHeaders } from './http/security-headers.js';
import type { AppEnv } from './http/app-env.js';
import { visitor } from './http/visitor.js';
import type { Secret } from './configuration/secret.js';

interface AppDependencies {
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
  readonly getHealth: ServiceHealth;
  /** Routes of the built demo; null if the server has no pages. */
  readonly pages: Hono<AppEnv> | null;
  /** Origin at which browsers reach the server. */
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  /** Maximum number of calls per caller and minute. @default 600 */
  readonly callsPerMinute?: number | undefined;
}

const CALLS_PER_MINUTE = 600;

export async function createApp(dependencies: AppDependencies): Promise<Hono<AppEnv>> {
  const { proxies, logger, metrics, auth } = dependencies;
  const app = new Hono<AppEnv>();
  app.onError(onError(logger));
  app.notFound(notFound);
  app.use(requestId(), requestLog(logger), metrics.middleware);
  app.use(securityHeaders({ ...proxies, frameAncestors: dependencies.frameAncestors }));
  app.use(singleHost());
  app.use('/api/*', cors(dependencies.allowedOrigins));

  app.route('/', healthRoutes(dependencies.ready, dependencies.isStopping));
  app.route('/metrics', metricsRoute(metrics.registry, dependencies.metricsToken));
  app.route(
    CSP_REPORT_PATH,
    cspReports({ logger, count: metrics.countCspReport, now: dependencies.now }),
  );

  app.use(crossOriginWrites(dependencies), bodyLimits());
  if (auth.identity) app.route(IDENTITY_PATH, auth.identity);
  app.route('/api/v1', auth.routes);

  app.use('/api/*', visitor(proxies), identifyCaller(auth.readCaller));
  app.use(
    '/api/*',
    rateLimit({ ...proxies, calls: dependencies.callsPerMinute ?? CALLS_PER_MINUTE, windowS: 60 }),
  );
  app.route('/', await contractRoutes(dependencies.contract));
  app.route('/', runsRoutes(dependencies.runs));
  app.route('/', catalogRoutes(dependencies.getHealth));
  if (dependencies.pages) app.route('/', dependencies.pages);
  return app;
}
