import { fromCallback, setup } from 'xstate';

export type OfflineEvent = { readonly type: 'update.requested' };

/** Network events of the browser. */
export type ConnectionEvent =
  { readonly type: 'network.lost' } | { readonly type: 'network.found' };

/** Events of the service worker: a new version is waiting, or has become active. */
export type WorkerEvent = { readonly type: 'update.ready' } | { readonly type: 'update.activated' };

/** Tracks the network and new versions of the page. Only the user decides when to reload, so that no work is lost. */
export const offlineMachine = setup({
  types: {
    events: {} as OfflineEvent | ConnectionEvent | WorkerEvent,
    children: {} as { worker: 'watchServiceWorker' },
  },
  actors: {
    watchConnection: fromCallback<OfflineEvent>(() => undefined),
    /** Registers the service worker; activates the new version on `update.requested`. */
    watchServiceWorker: fromCallback<OfflineEvent>(() => undefined),
  },
  actions: {
    activateNewVersion: ({ self }) =>
      self.getSnapshot().children.worker?.send({ type: 'update.requested' }),
    reload: () => undefined,
  },
}).createMachine({
  id: 'offline',
  type: 'parallel',
  invoke: [{ src: 'watchConnection' }, { id: 'worker', src: 'watchServiceWorker' }],
  states: {
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.found': 'online' } },
      },
    },
    version: {
      initial: 'current',
      states: {
        current: { on: { 'update.ready': 'waiting', 'update.activated': 'outdated' } },
        waiting: {
          on: {
            'update.requested': { target: 'activating', actions: 'activateNewVersion' },
            'update.activated': 'outdated',
          },
        },
        activating: {
          on: {
            'update.activated': { target: 'outdated', actions: 'reload' },
            // An even newer version arrived during activation.
            'update.ready': 'waiting',
          },
        },
        /** Another tab activated the new version; this tab still shows the old page. */
        outdated: { on: { 'update.requested': { actions: 'reload' } } },
      },
    },
  },
});
