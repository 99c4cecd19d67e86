import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTaskClock } from './task-clock.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const openClock = () => {
  const onLimit = vi.fn<(limit: string) => void>();
  const clock = createTaskClock({ startMs: 1000, computingMs: 100, totalMs: 500, onLimit });
  return { clock, onLimit };
};

describe('the clock of a task', () => {
  it('reports a worker that does not start', () => {
    const { onLimit } = openClock();
    vi.advanceTimersByTime(1000);
    expect(onLimit.mock.calls).toEqual([['start']]);
  });

  it('counts only the time in which the task does not wait', () => {
    const { clock, onLimit } = openClock();
    clock.start();
    vi.advanceTimersByTime(60);
    clock.pause();
    vi.advanceTimersByTime(300);
    clock.resume();
    vi.advanceTimersByTime(39);
    expect(onLimit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLimit.mock.calls).toEqual([['computing']]);
  });

  it('limits computing and waiting together', () => {
    const { clock, onLimit } = openClock();
    clock.start();
    clock.pause();
    vi.advanceTimersByTime(500);
    expect(onLimit.mock.calls).toEqual([['total']]);
  });

  it('can be extended', () => {
    const { clock, onLimit } = openClock();
    clock.start();
    vi.advanceTimersByTime(100);
    clock.extend(50);
    vi.advanceTimersByTime(50);
    expect(onLimit.mock.calls).toEqual([['computing'], ['computing']]);
  });

  it('reports nothing once it is stopped', () => {
    const { clock, onLimit } = openClock();
    clock.start();
    clock.stop();
    clock.resume();
    vi.advanceTimersByTime(10_000);
    expect(onLimit).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
