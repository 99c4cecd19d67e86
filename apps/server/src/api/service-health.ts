import type { CatalogService } from '@spinout/api-client/contract';
import type { ServiceHealth } from './catalog.routes.js';

/** Catalog services of this server; all of them need the database. */
const AVAILABLE_SERVICES: ReadonlySet<CatalogService> = new Set(['documents', 'analytics']);

type Ping = () => Promise<void>;

export const getDatabaseStatus = (ping: Ping): Promise<'online' | 'offline'> =>
  ping().then(
    () => 'online',
    () => 'offline',
  );

/** Returns the health of a catalog service: that of the database, or null if the server does not have it. */
export const createHealthCheck =
  (ping: Ping): ServiceHealth =>
  async (service) =>
    AVAILABLE_SERVICES.has(service) ? { status: await getDatabaseStatus(ping) } : null;
