import { systemRuntime } from '@spinout/flow-kit';
import { Workbox } from 'workbox-window';
import { fromCallback } from 'xstate';
import type { ConnectionEvent, OfflineEvent, WorkerEvent } from './offline.machine.js';
import { quietPage } from './quiet-page.js';
import { registerWorker } from './register-worker.js';
import { WORKER_SCRIPT } from './service-worker.constants.js';

const watchConnection = fromCallback<OfflineEvent>(({ sendBack }) => {
  const notify = () =>
    sendBack({
      type: navigator.onLine ? 'network.found' : 'network.lost',
    } satisfies ConnectionEvent);
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  notify();
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
});

const watchServiceWorker = fromCallback<OfflineEvent>(({ sendBack, receive }) => {
  // Undefined in insecure contexts, where Workbox would throw.
  if (!('serviceWorker' in navigator)) return undefined;
  const workbox = new Workbox(WORKER_SCRIPT);
  const notify = (event: WorkerEvent) => sendBack(event);
  workbox.addEventListener('waiting', () => notify({ type: 'update.ready' }));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) notify({ type: 'update.activated' });
  });
  receive(() => workbox.messageSkipWaiting());
  // It downloads the whole demo, which would slow down what the person waits for.
  return quietPage.whenQuiet(() => {
    void registerWorker(
      {
        container: navigator.serviceWorker,
        hostname: window.location.hostname,
        fetch: (path, init) => fetch(path, init),
        // Even access to the property may throw.
        session: {
          getItem: (key) => window.sessionStorage.getItem(key),
          setItem: (key, value) => window.sessionStorage.setItem(key, value),
        },
        reload: () => window.location.reload(),
        log: systemRuntime.log,
      },
      () => workbox.register({ immediate: true }),
    );
  });
});

/** Browser implementations of the machine's actors and actions. */
export const offlineImplementation = {
  actors: { watchConnection, watchServiceWorker },
  actions: { reload: () => window.location.reload() },
};
