import type { Sleep } from '../transport/sleep.js';

/** The part of the browser's Web Locks that a session uses. */
export type Locks = Pick<LockManager, 'request'>;

/** A tab that holds the lock longer is taken for frozen. */
export const LOCK_WAIT_MS = 5_000;
const LOCK_NAME = 'spinout:session';

/**
 * Works while no other tab does. Goes on without the lock when it cannot be had in time:
 * a frozen tab must not keep the others signed out.
 */
export async function inTurn<Result>(
  locks: Locks | null,
  sleep: Sleep,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = locks ? await taken(locks, sleep) : () => undefined;
  try {
    return await work();
  } finally {
    release();
  }
}

const taken = (locks: Locks, sleep: Sleep) =>
  new Promise<() => void>((resolve) => {
    const waiting = new AbortController();
    const decided = (release: () => void) => {
      waiting.abort();
      resolve(release);
    };
    const goWithout = () => decided(() => undefined);
    const hold = () =>
      waiting.signal.aborted ? undefined : new Promise<void>((release) => decided(release));
    sleep(LOCK_WAIT_MS, waiting.signal).then(goWithout, () => undefined);
    // A browser may refuse at once, too: in a sandboxed frame there are no locks.
    Promise.resolve()
      .then(() => locks.request(LOCK_NAME, { signal: waiting.signal }, hold))
      .catch(goWithout);
  });
