import { isApiError, type PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { BackendHealth } from './main-page.machine.js';

/** Connects the page to the client. */
export const mainPageActors = (api: PlatformClient) => ({
  checkHealth: fromPromise<BackendHealth, undefined>(async ({ signal }) => {
    try {
      await api.tenStep.health({ signal });
      return 'healthy';
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Only the status counts; an unreadable body with a 2xx status is healthy.
      if (error.code === 'malformed') return 'healthy';
      if (error.code === 'status') return 'refused';
      throw error;
    }
  }),
});
