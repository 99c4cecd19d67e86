import type { LibraryPaper } from '../library/library.js';
import type { LiveSources } from './live-sources.types.js';
import type { LanguageModel } from '../language-model/language-model.types.js';
import type { Store } from '../store/store.js';

/** The services that the engine needs. It reads no clock, random source or disk on its own. */
export interface EngineDependencies {
  /** The current time. */
  readonly now: () => Date;
  /** The same seed gives the same answers. */
  readonly seed: number;
  /**
   * Creates the id of a circuit or job, from which its seed follows. Pass `randomId` where users must not be able to guess each
   * other's ids.
   * @param kind prefix of the id
   * @default derived from the seed and a count in the store, so that ids repeat as answers do
   */
  readonly newId?: (kind: string) => string;
  /** Stores uploaded papers and which results were already offered. */
  readonly store: Store;
  /** Where the store is, as replies tell the person. @default 'server' */
  readonly storedIn?: 'browser' | 'server';
  /** Loads the bundled library, once. */
  readonly library: () => Promise<readonly LibraryPaper[]>;
  /** Creates a timeout signal, such as for reading a PDF. @default AbortSignal.timeout */
  readonly deadline?: (ms: number) => AbortSignal;
  /** Fetches a paper from a public address. Undefined where this is impossible, as in a browser. */
  readonly fetchPaper?: (url: string, signal: AbortSignal) => Promise<FetchedPaper>;
  /** State of the services around the engine, by name, for the service status call. @default none besides the engine's own */
  readonly services?: (signal: AbortSignal) => Promise<Readonly<Record<string, ServiceState>>>;
  /** Public sources that the host enables. @default none: no request is sent */
  readonly live?: LiveSources;
  /**
   * Language model that proposes hypotheses from the person's papers and rewords what the engine found; nothing is shown
   * that does not pass the checks. @default none: the engine's own hypotheses and words
   */
  readonly model?: LanguageModel;
  /** Memory in bytes that the state vectors of a quantum simulation may take. @default 256 MiB, which is 24 qubits */
  readonly maxStateBytes?: number;
  /** Extracts the text of a document in Word's old binary format. Undefined where this is impossible. */
  readonly readDoc?: (bytes: Uint8Array) => Promise<string>;
}

/** `online`, or another word if something is wrong. */
export interface ServiceState {
  readonly status: string;
}

/** Response to fetching a paper's address. */
export interface FetchedPaper {
  readonly bytes: Uint8Array;
  /** As the server sent it, parameters included; empty if it sent none. */
  readonly contentType: string;
  /** The address after redirects. */
  readonly finalUrl: string;
}
