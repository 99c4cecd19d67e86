import { readDisclaimers, readServicesStatus } from '@spinout/api-client';
import { handle, type Handler } from './handle.js';
import { DISCLAIMERS_UPDATED, disclaimers } from './platform.messages.js';
import { checkServices } from './service-checks.js';

/** Answers with the disclaimers and the service status. Only installed services are listed, so "degraded" means a failure. */
export const platformHandlers: readonly Handler[] = [
  handle(readDisclaimers, () =>
    Promise.resolve({ disclaimers, last_updated: DISCLAIMERS_UPDATED }),
  ),
  handle(readServicesStatus, async (_, { signal, dependencies }) => {
    const [own, others] = await Promise.all([
      checkServices(dependencies),
      dependencies.services?.(signal),
    ]);
    return { services: { ...own, ...others } };
  }),
];
