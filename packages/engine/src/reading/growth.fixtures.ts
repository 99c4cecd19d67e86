const RUNS = 3;
/** Shorter times say nothing: the compiler and other work take as long. */
const NOISE_MS = 20;

/**
 * How many times longer work takes for four times the input: about 4 when its time is linear, 16 when it grows with the
 * square. The fastest of several runs count, so that other work on the machine does not.
 */
export function measureGrowth(run: (length: number) => void, length: number): number {
  const fastest = (size: number) =>
    Math.min(
      ...Array.from({ length: RUNS }, () => {
        const start = performance.now();
        run(size);
        return performance.now() - start;
      }),
    );
  run(length);
  return fastest(4 * length) / Math.max(NOISE_MS, fastest(length));
}

/** Between linear and quadratic. */
export const MAX_LINEAR_GROWTH = 10;
