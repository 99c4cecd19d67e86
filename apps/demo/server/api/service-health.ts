import type { CatalogueService } from '@spinout/api-client/contract';
import type { ServiceHealth } from './catalogue.routes.js';

/** The services of the catalogue that this server has; all of them need the database. */
const HERE: ReadonlySet<CatalogueService> = new Set(['documents', 'analytics']);

/** Says how a service of the catalogue is: as the database is, or null for one that is not here. */
export const serviceHealth =
  (ping: () => Promise<void>): ServiceHealth =>
  async (service) => {
    if (!HERE.has(service)) return null;
    return ping().then(
      () => ({ status: 'online' }),
      () => ({ status: 'offline' }),
    );
  };
