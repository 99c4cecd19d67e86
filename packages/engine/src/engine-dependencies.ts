import type { LibraryPaper } from './library/library.js';
import type { LiveSources } from './pipeline/live-sources.types.js';
import type { LanguageModel } from './providers/language-model.types.js';
import type { Store } from './store/store.js';

/** All that the engine takes from outside: nothing in it looks at a clock, chance or a disk by itself. */
export interface EngineDependencies {
  /** The present moment. */
  readonly now: () => Date;
  /** Same seed, same answers. */
  readonly seed: number;
  /**
   * Makes the id of a circuit or job. Hand over `randomId` where several people could ask for each other's.
   * @param kind what is named
   * @default derived from the seed and a count in the store, so that ids repeat as answers do
   */
  readonly newId?: (kind: string) => string;
  /** Keeps uploaded papers and what was already offered. */
  readonly store: Store;
  /** Loads the bundled library, once. */
  readonly library: () => Promise<readonly LibraryPaper[]>;
  /**
   * Fires after so many milliseconds: the time limit of reading a PDF. @default AbortSignal.timeout
   */
  readonly deadline?: (ms: number) => AbortSignal;
  /** Fetches a paper from a public address. Absent where the engine cannot, as in a browser. */
  readonly fetchPaper?: (url: string, signal: AbortSignal) => Promise<FetchedPaper>;
  /** How the services around the engine are, by name, for API-20. @default none besides the engine's own */
  readonly services?: (signal: AbortSignal) => Promise<Readonly<Record<string, ServiceState>>>;
  /** Public sources that the host switched on. @default none: nothing is sent anywhere */
  readonly live?: LiveSources;
  /**
   * Words what the engine found; each of its claims passes the evidence check before it is shown.
   * @default none: the engine's own words
   */
  readonly model?: LanguageModel;
  /** Takes the text out of a document in Word's old binary format. Absent where the engine cannot. */
  readonly readDoc?: (bytes: Uint8Array) => Promise<string>;
}

/** ENT-22: `online`, or another word where something is wrong. */
export interface ServiceState {
  readonly status: string;
}

/** What came from a paper's address. */
export interface FetchedPaper {
  readonly bytes: Uint8Array;
  /** As the server gave it, parameters included; empty when it gave none. */
  readonly contentType: string;
  /** The address after redirects. */
  readonly finalUrl: string;
}
