import { vi } from 'vitest';
import { createIdSource } from '../runtime/runtime.js';

/** Creates a generator of the keys key-1, key-2 and so on. */
export const createKeyCounter = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

/** A deterministic runtime: fixed clock, counted keys, a random source that returns 0.5, and a mocked log. */
export const testRuntime = () => {
  const now = () => new Date('2026-03-02T10:00:00Z');
  return {
    log: { warn: vi.fn(), error: vi.fn() },
    now,
    newId: createIdSource(now),
    newKey: createKeyCounter(),
    random: () => 0.5,
  };
};
