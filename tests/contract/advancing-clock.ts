/** A clock that sleeps without delay: sleeping only advances its time. */
export function advancingClock() {
  let skippedMs = 0;
  return {
    now: () => new Date(Date.now() + skippedMs),
    sleep: (ms: number): Promise<void> => {
      skippedMs += ms;
      return Promise.resolve();
    },
  };
}
