import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a line of waiters: each gets a turn of the event loop of its own, in the order of the calls. For work that many ask
 * for in one moment, such as the refusal of hundreds of connections that break together: done at a stretch, it would make
 * everybody else wait.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}
