/** Where warnings and errors for developers go. */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** Clock, ids, random source and log, passed in so that tests can control them. */
export interface Runtime {
  readonly log: Logger;
  readonly now: () => Date;
  /** Creates a unique id: the prefix and a timestamp in milliseconds. */
  readonly newId: (prefix: string) => string;
  /** Creates a globally unique random key. */
  readonly newKey: () => string;
  /** A random number from 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** Creates ids from a clock. Ids are unique even within a millisecond or if the clock goes back. */
export const createIdSource = (now: () => Date): Runtime['newId'] => {
  let last = 0;
  return (prefix) => {
    last = Math.max(last + 1, now().getTime());
    return `${prefix}${last}`;
  };
};

// `randomUUID` is not available on pages without TLS.
const createRandomKey = (): string =>
  globalThis.crypto.randomUUID?.() ??
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');

const systemClock = () => new Date();

/** The runtime of a browser page. */
export const systemRuntime: Runtime = {
  log: {
    warn: (message, cause) => console.warn(message, cause),
    error: (message, cause) => console.error(message, cause),
  },
  now: systemClock,
  newId: createIdSource(systemClock),
  newKey: createRandomKey,
  random: () => Math.random(),
};
