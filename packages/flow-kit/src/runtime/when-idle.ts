/** A page that is never idle loads what it does not need yet after this time. */
const LONGEST_WAIT_MS = 1000;

/** Calls back when the browser has nothing else to do, so that work that can wait delays no frame. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  // Safari does not tell when it is idle: after the current task.
  else setTimeout(work);
};
