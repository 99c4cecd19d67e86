export { createEngine } from './engine.js';
export { memoryStore, type Store } from './store/store.js';
export { indexedDbStore } from './store/indexed-db-store.js';
export { workerTransport } from './worker/worker-transport.js';
export type { FetchedPaper, EngineDependencies } from './dependencies/engine-dependencies.js';
