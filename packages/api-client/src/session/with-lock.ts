import type { Sleep } from '../transport/sleep.js';

/** The part of the Web Locks API that a session uses. */
export type Locks = Pick<LockManager, 'request'>;

/** A tab that holds the lock for longer is assumed to be frozen. */
export const LOCK_WAIT_MS = 5_000;
const LOCK_NAME = 'spinout:session';

/**
 * Token refresh lock: runs `work` while no other tab runs it. If the lock cannot be acquired in time, runs it without:
 * a frozen tab must not keep the other tabs signed out.
 */
export async function withLock<Result>(
  locks: Locks | null,
  sleep: Sleep,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = locks ? await acquireLock(locks, sleep) : () => undefined;
  try {
    return await work();
  } finally {
    release();
  }
}

const acquireLock = (locks: Locks, sleep: Sleep) =>
  new Promise<() => void>((resolve) => {
    const waiting = new AbortController();
    const finish = (release: () => void) => {
      waiting.abort();
      resolve(release);
    };
    const continueWithoutLock = () => finish(() => undefined);
    const hold = () =>
      waiting.signal.aborted ? undefined : new Promise<void>((release) => finish(release));
    sleep(LOCK_WAIT_MS, waiting.signal).then(continueWithoutLock, () => undefined);
    // A sandboxed frame has no locks: the browser throws or rejects at once.
    Promise.resolve()
      .then(() => locks.request(LOCK_NAME, { signal: waiting.signal }, hold))
      .catch(continueWithoutLock);
  });
