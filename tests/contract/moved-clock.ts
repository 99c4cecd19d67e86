/** The time of day for a server whose checks wait: their waits move it, and take no time. */
export function movedClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    sleep: (ms: number): Promise<void> => {
      aheadMs += ms;
      return Promise.resolve();
    },
  };
}
