import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Uses fake timers for the tests of a group. Open sockets of other tests in this process also set
 * timeouts, so a test asks for those of a specific length.
 * @returns a function that counts the pending timeouts of a length
 */
export function fakeTimeouts(): (ms: number) => number {
  const pending = new Map<unknown, number>();
  beforeEach(() => {
    pending.clear();
    vi.useFakeTimers();
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
      const timeout = set(() => {
        pending.delete(timeout);
        run();
      }, ms);
      pending.set(timeout, ms);
      return timeout;
    });
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timeout) => {
      pending.delete(timeout);
      clear(timeout);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return (length) => [...pending.values()].filter((ms) => ms === length).length;
}
