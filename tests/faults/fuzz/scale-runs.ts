/** How many times as many replies as usual; `npm run fuzz:replies` sets it. */
const FACTOR = Number(process.env['SPINOUT_FUZZ_FACTOR'] ?? 1);

/** Number of replies and the time limit in milliseconds of a test that generates them, both for the usual number of replies. */
export const scaleRuns = (runs: number, timeoutMs: number) => ({
  runs: runs * FACTOR,
  timeoutMs: timeoutMs * FACTOR,
});
