import { systemRuntime } from '@spinout/flow-kit';
import { Workbox } from 'workbox-window';
import { fromCallback } from 'xstate';
import type { ConnectionNews, OfflineEvent, WorkerNews } from './offline.machine.js';
import { registerWorker } from './register-worker.js';
import { WORKER_SCRIPT } from './service-worker.constants.js';

const watchConnection = fromCallback<OfflineEvent>(({ sendBack }) => {
  const tell = () =>
    sendBack({
      type: navigator.onLine ? 'network.found' : 'network.lost',
    } satisfies ConnectionNews);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
});

const keepWorker = fromCallback<OfflineEvent>(({ sendBack, receive }) => {
  // Absent on a page that is not secure, where Workbox would throw.
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER_SCRIPT);
  const tell = (news: WorkerNews) => sendBack(news);
  workbox.addEventListener('waiting', () => tell({ type: 'version.ready' }));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) tell({ type: 'version.replaced' });
  });
  receive(() => workbox.messageSkipWaiting());
  void registerWorker(
    {
      container: navigator.serviceWorker,
      hostname: window.location.hostname,
      fetch: (path, init) => fetch(path, init),
      // Even to look at it may throw.
      session: {
        getItem: (key) => window.sessionStorage.getItem(key),
        setItem: (key, value) => window.sessionStorage.setItem(key, value),
      },
      reload: () => window.location.reload(),
      log: systemRuntime.log,
    },
    () => workbox.register(),
  );
});

/** What the machine needs of the browser. */
export const offlineParts = {
  actors: { watchConnection, keepWorker },
  actions: { reload: () => window.location.reload() },
};
