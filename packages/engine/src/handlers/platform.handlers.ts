import { readServicesStatus } from '@spinout/api-client';
import { rejectOnAbort } from '../runtime/reject-on-abort.js';
import { handle, type Handler } from './handle.js';
import { checkServices } from './service-checks.js';

/** Answers with the service status. Only installed services are listed, so "degraded" means a failure. */
export const platformHandlers: readonly Handler[] = [
  handle(readServicesStatus, async (_, { signal, dependencies }) => {
    // The checks go on for the next call when this one is canceled.
    const [own, others] = await Promise.all([
      rejectOnAbort(signal, () => checkServices(dependencies)),
      dependencies.services?.(signal),
    ]);
    return { services: { ...own, ...others } };
  }),
];
