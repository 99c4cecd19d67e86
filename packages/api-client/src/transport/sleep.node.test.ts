import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { fakeTimeouts } from './fake-timeouts.test-tools.js';
import { sleep } from './sleep.js';

describe('a sleep', () => {
  const left = fakeTimeouts();

  it('lasts the given time and leaves no timer or listener', async () => {
    const { signal } = new AbortController();
    let isOver = false;
    void sleep(300, signal).then(() => (isOver = true));
    expect(left(300)).toBe(1);
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    expect([left(300), getEventListeners(signal, 'abort')]).toEqual([0, []]);
  });

  it.each([
    ['before', true],
    ['during', false],
  ])('rejects with the reason of a signal that aborts %s it', async (_, isBefore) => {
    const abortController = new AbortController();
    if (isBefore) abortController.abort('left');
    const outcome = sleep(300, abortController.signal).catch((reason: unknown) => reason);
    abortController.abort('left');
    expect(await outcome).toBe('left');
    expect([left(300), getEventListeners(abortController.signal, 'abort')]).toEqual([0, []]);
  });
});
