import type { CatalogService } from '@spinout/api-client/contract';
import type { ServiceHealth } from './catalog.routes.js';

/** Catalog services of this server; all of them need the database. */
const AVAILABLE_SERVICES: ReadonlySet<CatalogService> = new Set(['documents', 'analytics']);

/** Returns the health of a catalog service: that of the database, or null if the server does not have it. */
export const createHealthCheck =
  (ping: () => Promise<void>): ServiceHealth =>
  async (service) => {
    if (!AVAILABLE_SERVICES.has(service)) return null;
    return ping().then(
      () => ({ status: 'online' }),
      () => ({ status: 'offline' }),
    );
  };
