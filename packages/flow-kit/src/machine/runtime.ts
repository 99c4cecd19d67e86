/** Where warnings and errors for developers go. */
export interface Logger {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

/** All that a step takes from outside: it looks at no clock and no console by itself. */
export interface Runtime {
  readonly log: Logger;
  readonly now: () => Date;
  /** A new id: the prefix and a timestamp in milliseconds, never the same twice (T-05). */
  readonly newId: (prefix: string) => string;
  /** A new key that nobody else has, for the tries of one wish. */
  readonly newKey: () => string;
  /** Chance: a number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Makes ids from a clock; two in the same millisecond, or after the clock went back, still differ. */
export const createIdSource = (now: () => Date): Runtime['newId'] => {
  let last = 0;
  return (prefix) => {
    last = Math.max(last + 1, now().getTime());
    return `${prefix}${last}`;
  };
};

// Pages without TLS have no UUIDs, but chance they have.
const randomKey = (): string =>
  globalThis.crypto.randomUUID?.() ??
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');

const systemClock = () => new Date();

/** The tools of a browser page: its clock, its chance and its console. */
export const systemRuntime: Runtime = {
  log: {
    warn: (message, cause) => console.warn(message, cause),
    error: (message, cause) => console.error(message, cause),
  },
  now: systemClock,
  newId: createIdSource(systemClock),
  newKey: randomKey,
  random: () => Math.random(),
};
