import { describe, expect, it } from 'vitest';
import { sleep } from '../transport/sleep.js';
import { browser, pending } from './session.fixtures.js';
import { NO_TOKENS } from './token-storage.js';
import { withLock, LOCK_WAIT_MS } from './with-lock.js';

const never = (_: number, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('the token refresh lock', () => {
  it('serializes work', async () => {
    const { locks } = browser(NO_TOKENS);
    const log: string[] = [];
    const first = pending<void>();
    const one = withLock(locks, never, async () => {
      log.push('one begins');
      await first.promise;
      log.push('one ends');
    });
    const two = withLock(locks, never, async () => void log.push('two'));
    first.resolve();
    await Promise.all([one, two]);
    expect(log).toEqual(['one begins', 'one ends', 'two']);
  });

  it('is released when the work fails', async () => {
    const { locks } = browser(NO_TOKENS);
    const broken = withLock(locks, never, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    await expect(withLock(locks, never, async () => 'done')).resolves.toBe('done');
  });

  it('times out after 5 s: a frozen tab does not keep other tabs signed out', async () => {
    const { locks } = browser(NO_TOKENS);
    void withLock(locks, never, () => new Promise(() => undefined));
    const waits: number[] = [];
    const short = async (ms: number) => void waits.push(ms);
    await expect(withLock(locks, short, async () => 'done')).resolves.toBe('done');
    expect(waits).toEqual([LOCK_WAIT_MS]);
    expect(LOCK_WAIT_MS).toBe(5_000);
  });

  it.each([
    ['refuses', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('is optional if the browser %s', async (_, request) => {
    await expect(withLock({ request }, never, async () => 'done')).resolves.toBe('done');
  });

  it('is released at once if it is acquired too late', async () => {
    const given: unknown[] = [];
    const granted = pending<void>();
    const late = {
      request: async (_name: string, _options: LockOptions, work: () => unknown) => {
        await granted.promise;
        given.push(await work());
      },
    } as unknown as Pick<LockManager, 'request'>;
    await withLock(
      late,
      async () => undefined,
      async () => undefined,
    );
    granted.resolve();
    await granted.promise;
    await Promise.resolve();
    expect(given).toEqual([undefined]);
  });

  it('serializes work with the locks of this runtime, and leaves no timer', async () => {
    const locks: LockManager | undefined = globalThis.navigator?.locks;
    const log: number[] = [];
    await Promise.all(
      [1, 2, 3].map((tab) =>
        withLock(locks ?? null, sleep, async () => {
          log.push(tab);
          await Promise.resolve();
          log.push(tab);
        }),
      ),
    );
    expect(log).toHaveLength(6);
    if (locks) expect(log).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
