import { ENDPOINT_CATALOG, type CatalogService } from '@spinout/api-client/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.js';

/** Returns the health of a catalog service, or null if this server does not have it. */
export type ServiceHealth = (
  service: CatalogService,
) => Promise<{ readonly status: string } | null>;

/**
 * Answers the catalog paths without a route: each `health` with its real state (503 if there is no
 * such service), everything else with 501.
 */
export function catalogRoutes(getHealth: ServiceHealth): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [service, paths] of Object.entries(ENDPOINT_CATALOG)) {
    for (const path of Object.values(paths)) {
      if (path.endsWith('/health')) {
        routes.get(path, async (context) => {
          const health = await getHealth(service as CatalogService);
          return health === null
            ? context.json(
                { status: 'unavailable', error: `This server has no ${service} service.` },
                503,
              )
            : context.json(health, health.status === 'online' ? 200 : 503);
        });
      } else {
        routes.all(path, (context) =>
          context.json({ error: `This server does not implement ${path}.` }, 501),
        );
      }
    }
  }
  return routes;
}
