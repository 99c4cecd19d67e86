import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.js';
import { parseRateLimitHints } from './rate-headers.js';

const NOW = new Date('2026-03-01T12:00:00.000Z');

/** A clock that jumps to the next waiter when all others wait. */
const clock = () => {
  let time = NOW.getTime();
  const sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => new Date(time),
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: time + ms, wake });
      }),
    /** @returns false if none waits */
    tick: () => {
      sleepers.sort((left, right) => left.at - right.at);
      const next = sleepers.shift();
      if (!next) return false;
      time = Math.max(time, next.at);
      next.wake();
      return true;
    },
  };
};

const flushTimers = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createRateLimiter', () => {
  it('grants every request once, within interval and concurrency limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 15 }),
        async (perSecond, concurrent, durationsMs) => {
          const { now, sleep, tick } = clock();
          const rateLimiter = createRateLimiter({ now, sleep, perSecond, concurrent });
          const starts: number[] = [];
          let running = 0;
          let most = 0;
          const work = async (ms: number) => {
            const permit = await rateLimiter.acquire(new AbortController().signal);
            if (!permit.granted) throw new Error('refused');
            starts.push(now().getTime());
            running += 1;
            most = Math.max(most, running);
            await sleep(ms);
            running -= 1;
            permit.release();
          };
          const all = Promise.all(durationsMs.map(work));
          do await flushTimers();
          while (tick());
          await all;
          expect(starts).toHaveLength(durationsMs.length);
          expect(most).toBeLessThanOrEqual(concurrent);
          const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
          for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1000 / perSecond);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('removes an aborted request from the queue', async () => {
    const { now, sleep } = clock();
    const rateLimiter = createRateLimiter({ now, sleep, perSecond: 1000, concurrent: 1 });
    const first = await rateLimiter.acquire(new AbortController().signal);
    const caller = new AbortController();
    const second = rateLimiter.acquire(caller.signal);
    caller.abort('left');
    await expect(second).rejects.toBe('left');
    if (first.granted) first.release();
    const third = rateLimiter.acquire(new AbortController().signal);
    await flushTimers();
    expect(first.granted).toBe(true);
    await expect(Promise.race([third, flushTimers().then(() => 'waits')])).resolves.not.toBeNull();
  });

  it('continues if the clock is set back', async () => {
    let time = NOW.getTime();
    const waits: number[] = [];
    const rateLimiter = createRateLimiter({
      now: () => new Date(time),
      sleep: (ms) => {
        waits.push(ms);
        time += ms;
        return Promise.resolve();
      },
      perSecond: 2,
      concurrent: 1,
    });
    const go = async () => {
      const permit = await rateLimiter.acquire(new AbortController().signal);
      if (permit.granted) permit.release();
      return permit.granted;
    };
    expect(await go()).toBe(true);
    time -= 3_600_000;
    expect(await go()).toBe(true);
    expect(waits).toEqual([500]);
  });

  it('rejects requests if a hundred are queued', async () => {
    const { now, sleep } = clock();
    const rateLimiter = createRateLimiter({ now, sleep, perSecond: 1000, concurrent: 1 });
    const { signal } = new AbortController();
    await rateLimiter.acquire(signal);
    for (let waiter = 0; waiter < 100; waiter += 1) void rateLimiter.acquire(signal);
    expect(await rateLimiter.acquire(signal)).toMatchObject({ granted: false });
  });
});

describe('parseRateLimitHints', () => {
  const advice = (headers: Record<string, string>) =>
    parseRateLimitHints(new Headers(headers), NOW);

  it.each([
    [{}, {}],
    [{ 'x-rate-limit-limit': '50', 'x-rate-limit-interval': '1s' }, { intervalMs: 20 }],
    [{ 'x-rate-limit-limit': '3000', 'x-rate-limit-interval': '60s' }, { intervalMs: 20 }],
    [{ 'x-concurrency-limit': '1' }, { concurrent: 1 }],
    [{ 'retry-after': '2' }, { pauseMs: 2000 }],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:05 GMT' }, { pauseMs: 5000 }],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, {}],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' }, { pauseMs: 60_000 }],
    [{ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '60' }, {}],
    [{ 'x-ratelimit-remaining-usd': '-0.01', 'x-ratelimit-reset': '9' }, { pauseMs: 9000 }],
    [{ 'x-ratelimit-remaining': '0' }, {}],
    [
      {
        'x-rate-limit-limit': 'NaN',
        'x-concurrency-limit': '-1',
        'retry-after': 'soon',
        'x-ratelimit-remaining': '',
      },
      {},
    ],
  ])('reads %j', (headers, expected) => {
    expect(advice(headers)).toEqual(expected);
  });
});
