import { describe, expect, it } from 'vitest';
import { createExtensions } from './computing-time.js';

const COMPUTING_MS = 1000;

describe('time for a task whose worker waits for a processor', () => {
  it('adds what the worker has not computed, so that a busy machine does not end it', () => {
    const extend = createExtensions(COMPUTING_MS, true);
    expect(extend(200)).toBe(800);
    expect(extend(700)).toBe(300);
  });

  it('adds at least 50 milliseconds, so that the time is not read all the time', () => {
    expect(createExtensions(COMPUTING_MS, true)(999)).toBe(50);
  });

  it.each([1000, 1001])('ends a task that has computed %i of 1000 milliseconds', (usedMs) => {
    expect(createExtensions(COMPUTING_MS, true)(usedMs)).toBe(0);
  });

  it('extends the time once if the worker does not answer, and then ends the task', () => {
    const extend = createExtensions(COMPUTING_MS, true);
    expect(extend(null)).toBe(COMPUTING_MS);
    expect(extend(null)).toBe(0);
  });

  it('does not extend the time on a version of Node that cannot measure it', () => {
    expect(createExtensions(COMPUTING_MS, false)(null)).toBe(0);
  });
});
