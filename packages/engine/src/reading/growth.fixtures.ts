const RUNS = 3;
/** Shorter times say nothing: the compiler and other work take as long. */
const NOISE_MS = 20;

/**
 * How many times longer work takes for four times the input: about 4 when its time is linear, 16 when it grows with the
 * square. Counted is the time of the processor, and the fastest of several runs, so that other work on the machine does
 * not matter.
 */
export function measureGrowth(run: (length: number) => void, length: number): number {
  const fastest = (size: number) =>
    Math.min(
      ...Array.from({ length: RUNS }, () => {
        const start = process.cpuUsage();
        run(size);
        return process.cpuUsage(start).user / 1000;
      }),
    );
  run(length);
  return fastest(4 * length) / Math.max(NOISE_MS, fastest(length));
}

/** Between linear and quadratic. */
export const MAX_LINEAR_GROWTH = 10;
