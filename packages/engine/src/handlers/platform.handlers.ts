import { readServicesStatus } from '@spinout/api-client';
import { handle, type Handler } from './handle.js';
import { checkServices } from './service-checks.js';

/** Answers with the service status. Only installed services are listed, so "degraded" means a failure. */
export const platformHandlers: readonly Handler[] = [
  handle(readServicesStatus, async (_, { signal, dependencies }) => {
    const [own, others] = await Promise.all([
      checkServices(dependencies),
      dependencies.services?.(signal),
    ]);
    return { services: { ...own, ...others } };
  }),
];
