import { vi } from 'vitest';
import { createIdSource } from '../machine/runtime.js';

/** Keys that tell how many there were: key-1, key-2 and so on. */
export const countedKeys = () => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

/** Tools for tests: a clock that stands still, keys that are counted, a chance that is always one half and a log that can be read. */
export const testRuntime = () => {
  const now = () => new Date('2026-03-02T10:00:00Z');
  return {
    log: { warn: vi.fn(), error: vi.fn() },
    now,
    newId: createIdSource(now),
    newKey: countedKeys(),
    random: () => 0.5,
  };
};
