import type { LibraryPaper } from './library/library.js';
import type { Store } from './store/store.js';

/** All that the engine takes from outside: nothing in it looks at a clock, chance or a disk by itself. */
export interface World {
  /** The present moment. */
  readonly now: () => Date;
  /** Same seed, same answers. */
  readonly seed: number;
  /** Keeps uploaded papers and what was already offered. */
  readonly store: Store;
  /** Loads the bundled library, once. */
  readonly library: () => Promise<readonly LibraryPaper[]>;
}
