import { Hono } from 'hono';
import { except } from 'hono/combine';
import { identifyCaller } from './api/identify-caller.js';
import { createCallPoints } from './api/call-points.js';
import { catalogRoutes, type ServiceHealth } from './api/catalog.routes.js';
import { contractRoutes, type ContractServices } from './api/contract.routes.js';
import { recordUse } from './api/record-use.js';
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
import type { SharedPoints } from './http/point-budget.js';
import { proxyWarning } from './http/proxy-warning.js';
import { rateLimits, type RateBudgets } from './http/rate-limit.js';
import { requestId } from './http/request-id.js';
import { requestLog } from './http/request-log.js';
import { singleHost } from './http/single-host.js';
import { securityHeaders } from './http/security-headers.js';
import type { AppEnv } from './http/app-env.js';
import { visitor } from './http/visitor.js';

interface AppDependencies {
  readonly proxies: ProxySettings;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly metricsAccess: Parameters<typeof metricsRoute>[1];
  readonly ready: readonly ReadyCheck[];
  readonly isStopping: () => boolean;
  readonly auth: Auth;
  /** Called after each call of an owner. */
  readonly recordUse: Parameters<typeof recordUse>[0];
  readonly contract: ContractServices;
  readonly runs: ReadableRuns;
  readonly getHealth: ServiceHealth;
  /** Routes of the built demo; null if the server has no pages. */
  readonly pages: Hono<AppEnv> | null;
  /** Origin at which browsers reach the server. */
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  readonly budgets: RateBudgets;
  /** @default this process counts alone */
  readonly sharedPoints?: SharedPoints | undefined;
}

/** They identify their callers themselves. */
const SIGN_IN_PATHS = ['/api/v1/auth/*', '/api/v1/admin/*'];

export async function createApp(dependencies: AppDependencies): Promise<Hono<AppEnv>> {
  const { proxies, logger, metrics, auth } = dependencies;
  const app = new Hono<AppEnv>();
  app.onError(onError(logger));
  app.notFound(notFound);
  app.use(requestId(), requestLog(logger), metrics.middleware, proxyWarning(logger, proxies));
  app.use(securityHeaders({ ...proxies, frameAncestors: dependencies.frameAncestors }));
  app.use(singleHost());
  app.use('/api/*', cors(dependencies.allowedOrigins));

  app.route('/', healthRoutes(dependencies.ready, dependencies.isStopping));
  app.route('/metrics', metricsRoute(metrics.registry, dependencies.metricsAccess));
  app.route(
    CSP_REPORT_PATH,
    cspReports({ logger, count: metrics.countCspReport, now: dependencies.now }),
  );

  const { byAddress, byOwner } = rateLimits({
    budgets: dependencies.budgets,
    proxies,
    now: dependencies.now,
    getPoints: createCallPoints(),
    shared: dependencies.sharedPoints,
    onError: (error) => logger.error({ err: error }, 'rate limits are counted per process'),
  });
  const readCaller = identifyCaller(auth.readCaller);
  app.use(byAddress, crossOriginWrites(dependencies));
  app.use(
    '/api/*',
    except(SIGN_IN_PATHS, visitor(proxies), readCaller, byOwner, recordUse(dependencies.recordUse)),
  );
  // A body is read only after the rate limits.
  app.use(bodyLimits({ proxies }));
  if (auth.identity) app.route(IDENTITY_PATH, auth.identity);
  app.route('/api/v1', auth.routes);
  app.route('/', await contractRoutes(dependencies.contract));
  app.route('/', runsRoutes(dependencies.runs));
  app.route('/', catalogRoutes(dependencies.getHealth));
  if (dependencies.pages) app.route('/', dependencies.pages);
  return app;
}
