// The service worker precaches the files of the built demo, so that the page opens offline. It never caches server
// replies or pages other than the built index.html.
import { clientsClaim } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SERVER_PATHS } from './service-worker.constants.js';

/** Injected by the build: all files, with a revision for those without a content hash in their name. */
declare const SPINOUT_FILES: { readonly url: string; readonly revision: string | null }[];

const worker = self as unknown as EventTarget & { skipWaiting: () => Promise<void> };

precache(SPINOUT_FILES);

// Registered before the precache route: pages come from the network if possible, with their current headers.
const cachedPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request);
      } catch {
        return cachedPage(options);
      }
    },
    { denylist: [SERVER_PATHS] },
  ),
);
addRoute({ directoryIndex: '', cleanURLs: false });

clientsClaim();

// A new version waits until the user requests it, so that work in progress keeps its files.
worker.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ readonly type?: unknown } | null>;
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
