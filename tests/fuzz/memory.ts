const MIB = 2 ** 20;

/** Bytes that the process holds once everything that nobody uses is gone. */
export interface MemorySample {
  readonly heapMib: number;
  /** Buffers, and what WebAssembly holds. */
  readonly outsideMib: number;
}

/** Measures this process. @throws where Node was started without `--expose-gc` */
export function sampleMemory(): MemorySample {
  if (globalThis.gc === undefined) throw new Error('Start Node with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { heapMib: heapUsed / MIB, outsideMib: external / MIB };
}

const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle of the first third of the samples, and of the last. */
export function compareThirds(samples: readonly MemorySample[], of: keyof MemorySample) {
  const values = samples.map((sample) => sample[of]);
  const size = Math.ceil(values.length / 3);
  return { first: getMedian(values.slice(0, size)), last: getMedian(values.slice(-size)) };
}
