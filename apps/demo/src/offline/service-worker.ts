// Runs in the browser's service worker: it keeps the files of the built demo, so that the page opens without a network.
// Replies of the server are never kept, and no page but the empty one that was built (T-59).
import { clientsClaim } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SERVER_PATHS } from './service-worker.constants.js';

/** Written in when the demo is built: every file of it, with a revision where its name does not change with it. */
declare const SPINOUT_FILES: { readonly url: string; readonly revision: string | null }[];

const worker = self as unknown as EventTarget & { skipWaiting: () => Promise<void> };

precache(SPINOUT_FILES);

// Before the kept files: a page comes from the network wherever there is one, with the headers it has today.
const keptPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request);
      } catch {
        return keptPage(options);
      }
    },
    { denylist: [SERVER_PATHS] },
  ),
);
addRoute({ directoryIndex: '', cleanURLs: false });

clientsClaim();

// Until a person wants it, a new version waits: what is under way goes on with the files it began with.
worker.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ readonly type?: unknown } | null>;
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
