const MIN_EXTENSION_MS = 50;

/**
 * Decides whether a task that has reached its time limit gets more time, because on a busy machine its worker may have
 * waited for a processor.
 * @param computingMs milliseconds that the task may compute
 * @param canMeasure whether the processor time of a worker can be read on this version of Node
 * @returns for the milliseconds that the worker computed, or null if it did not answer: the milliseconds that the task
 * gets in addition; 0 if it must end
 */
export function createExtensions(
  computingMs: number,
  canMeasure: boolean,
): (usedMs: number | null) => number {
  let mayNotAnswer = canMeasure;
  return (usedMs) => {
    if (usedMs !== null)
      return usedMs < computingMs ? Math.max(computingMs - usedMs, MIN_EXTENSION_MS) : 0;
    // A thread that waits for a processor may be too late once; one in native code never answers.
    const extension = mayNotAnswer ? computingMs : 0;
    mayNotAnswer = false;
    return extension;
  };
}
