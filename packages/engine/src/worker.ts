import { createEngine } from './engine.js';
import { loadLibrary } from './library/library.js';
import { indexedDbStore } from './store/indexed-db-store.js';
import { persistentStore } from './store/persistent-store.js';
import { memoryStore } from './store/store.js';
import { answerMessages } from './worker/worker-host.js';

/** Fixed, so that the same papers always lead to the same hypotheses. */
const SEED = 1;

const engine = createEngine({
  now: () => new Date(),
  seed: SEED,
  store: persistentStore(() => indexedDbStore(), memoryStore()),
  storedIn: 'browser',
  library: loadLibrary,
});

answerMessages(self, engine);
