import type { Transport } from '@spinout/api-client';
import { createEngine } from './engine.js';
import { loadLibrary } from './library/library.js';
import { readDocInThread } from './reading/read-doc-in-thread.js';
import { memoryStore } from './store/store.js';
import type { World } from './world.js';

/**
 * Makes an engine for Node: with the bundled library, and with a reader of Word's old binary format.
 * @param settings what to use instead. @default a store in memory, the system's clock, seed 1, no fetching of addresses
 * @example createNodeEngine({ store, fetchPaper })
 */
export const createNodeEngine = (settings: Partial<World> = {}): Transport =>
  createEngine({
    now: () => new Date(),
    seed: 1,
    store: memoryStore(),
    library: loadLibrary,
    readDoc: readDocInThread,
    ...settings,
  });

export { createEngine } from './engine.js';
export { Refusal } from './handlers/handle.js';
export { memoryStore, type Store } from './store/store.js';
export type { FetchedPaper, World } from './world.js';
