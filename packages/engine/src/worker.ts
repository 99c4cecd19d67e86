import { createEngine } from './engine.js';
import { loadLibrary } from './library/library.js';
import { indexedDbStore } from './store/indexed-db-store.js';
import { lastingStore } from './store/lasting-store.js';
import { memoryStore } from './store/store.js';
import { answerMessages } from './worker-host.js';

/** Fixed, so that the same papers lead to the same hypotheses tomorrow. */
const SEED = 1;

const engine = createEngine({
  now: () => new Date(),
  seed: SEED,
  store: lastingStore(() => indexedDbStore(), memoryStore()),
  library: loadLibrary,
});

answerMessages(self, engine);
