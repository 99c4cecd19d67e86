import { vi } from 'vitest';

/**
 * Timeouts on a clock that a test turns, until `vi.useRealTimers()`. Sockets that other tests of this process have left
 * open set timeouts of their own now and then, so a test asks for those of its own length.
 * @returns how many timeouts of a length are neither over nor cleared
 */
export function fakeTimeouts(): (ms: number) => number {
  vi.useFakeTimers();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const pending = new Map<unknown, number>();
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
  return (length) => [...pending.values()].filter((ms) => ms === length).length;
}
