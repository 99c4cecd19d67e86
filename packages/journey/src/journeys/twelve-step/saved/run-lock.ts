import { fromCallback, type EventObject } from 'xstate';
import type { TwelveStepEvent } from '../twelve-step.context.js';

export interface RunInput {
  readonly runId: string;
}

/** A page that performs the steps of a run holds a lock with such a name, until it stops, is closed or crashes. */
const LOCK_PREFIX = 'spinout-twelve-steps:';
/** How long the last change of another tab may take until it arrives here, after that tab has released its lock. */
const LAST_CHANGE_MS = 1_000;

const getLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Locks that this page has given up, by name; the browser releases them a moment later. */
const endingLocks = new Map<string, Promise<unknown>>();

/** Tells other tabs that this one performs the steps of the run. Only secure pages have locks. */
export const announceRun = fromCallback<EventObject, RunInput>(({ input: { runId } }) => {
  const name = LOCK_PREFIX + runId;
  const ended = new AbortController();
  const { signal } = ended;
  const hold = () =>
    new Promise<void>((release) => signal.addEventListener('abort', () => release()));
  const lock = getLocks()
    ?.request(name, { signal }, hold)
    .catch(() => undefined);
  return () => {
    if (lock) endingLocks.set(name, lock);
    ended.abort();
  };
});

/** Reports whether another tab performs the steps of the run. Without locks, none is known. */
export const watchRun = fromCallback<EventObject, RunInput>(({ input: { runId }, sendBack }) => {
  const ended = new AbortController();
  const { signal } = ended;
  const name = LOCK_PREFIX + runId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (isRunning: boolean) => {
    if (!signal.aborted)
      sendBack({ type: 'otherTab.reported', isRunning } satisfies TwelveStepEvent);
  };
  const watch = async (locks: LockManager) => {
    await endingLocks.get(name);
    const { held = [] } = await locks.query();
    if (!held.some((lock) => lock.name === name)) return report(false);
    report(true);
    // Granted when the other tab has released it.
    await locks.request(name, { mode: 'shared', signal }, () => undefined);
    timer = setTimeout(() => report(false), LAST_CHANGE_MS);
  };
  const locks = getLocks();
  if (locks && runId !== '') watch(locks).catch(() => report(false));
  else report(false);
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
});
