import type { PlatformClient } from '@spinout/api-client';
import { fromCallback, fromPromise } from 'xstate';
import type { PageEvent, ServiceState } from './services-status.machine.js';

/** Sends events when the page is hidden or shown, and immediately if it is already hidden. */
export const pageVisibility = fromCallback(({ sendBack }) => {
  const tell = () =>
    sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' } satisfies PageEvent);
  document.addEventListener('visibilitychange', tell);
  if (document.hidden) tell();
  return () => document.removeEventListener('visibilitychange', tell);
});

export const readServices = (api: PlatformClient) =>
  fromPromise<readonly ServiceState[], void>(async ({ signal }) => {
    const { services } = await api.platform.services({ signal });
    return Object.entries(services).map(([name, { status }]) => ({ name, status }));
  });
