import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Gives the tests of a group a clock that they turn. Sockets that other tests of this process have left open set
 * timeouts of their own now and then, so a test asks for those of its own length.
 * @returns how many timeouts of a length are neither over nor cleared
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
