import { fromCallback, setup } from 'xstate';

export type OfflineEvent = { readonly type: 'version.wanted' };

/** News of the browser. */
export type ConnectionNews = { readonly type: 'network.lost' } | { readonly type: 'network.found' };

/** News of the service worker: a new version waits, or answers from now on. */
export type WorkerNews = { readonly type: 'version.ready' } | { readonly type: 'version.replaced' };

/** Whether there is a network, and whether a newer version of the page waits; loses nothing: a person decides. */
export const offlineMachine = setup({
  types: {
    events: {} as OfflineEvent | ConnectionNews | WorkerNews,
    children: {} as { worker: 'keepWorker' },
  },
  actors: {
    watchConnection: fromCallback<OfflineEvent>(() => undefined),
    /** Registers the worker; told `version.wanted`, it lets the new version answer. */
    keepWorker: fromCallback<OfflineEvent>(() => undefined),
  },
  actions: {
    useNewVersion: ({ self }) =>
      self.getSnapshot().children.worker?.send({ type: 'version.wanted' }),
    /** Loads the page again. */
    reload: () => undefined,
  },
}).createMachine({
  id: 'offline',
  type: 'parallel',
  invoke: [{ src: 'watchConnection' }, { id: 'worker', src: 'keepWorker' }],
  states: {
    network: {
      initial: 'there',
      states: {
        there: { on: { 'network.lost': 'gone' } },
        gone: { on: { 'network.found': 'there' } },
      },
    },
    version: {
      initial: 'current',
      states: {
        current: { on: { 'version.ready': 'ready', 'version.replaced': 'outdated' } },
        ready: {
          on: {
            'version.wanted': { target: 'replacing', actions: 'useNewVersion' },
            'version.replaced': 'outdated',
          },
        },
        replacing: {
          on: {
            'version.replaced': { target: 'outdated', actions: 'reload' },
            // A still newer one came while this one was made ready.
            'version.ready': 'ready',
          },
        },
        /** Another tab wanted the new version; here the old page still shows. */
        outdated: { on: { 'version.wanted': { actions: 'reload' } } },
      },
    },
  },
});
