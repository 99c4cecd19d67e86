import type { PlatformClient } from '@spinout/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { PageEvent, ServiceState } from './services-status.machine.js';

/**
 * Sends events when a page is hidden or shown, and immediately if it is already hidden.
 * @param page @default the current document
 */
export const pageVisibility = (page?: Document) =>
  fromCallback(({ sendBack }) => {
    const seen = page ?? document;
    const tell = () =>
      sendBack({ type: seen.hidden ? 'page.hidden' : 'page.shown' } satisfies PageEvent);
    seen.addEventListener('visibilitychange', tell);
    if (seen.hidden) tell();
    return () => seen.removeEventListener('visibilitychange', tell);
  });

/** Lists the services with their status. */
export const readServices = (api: PlatformClient) =>
  fromPromise<readonly ServiceState[], void>(async ({ signal }) => {
    const { services } = await api.platform.services({ signal });
    return Object.entries(services).map(([name, { status }]) => ({ name, status }));
  });
