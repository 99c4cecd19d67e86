const MIB = 2 ** 20;

/** Memory of the process after garbage collection. */
export interface MemorySample {
  readonly heapMib: number;
  /** Buffers and WebAssembly memory. */
  readonly outsideMib: number;
}

/** Measures this process. @throws if Node was started without `--expose-gc` */
export function sampleMemory(): MemorySample {
  if (globalThis.gc === undefined) throw new Error('Start Node with --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { heapMib: heapUsed / MIB, outsideMib: external / MIB };
}

const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the medians of the first and of the last third of the samples. */
export function compareThirds(samples: readonly MemorySample[], of: keyof MemorySample) {
  const values = samples.map((sample) => sample[of]);
  const size = Math.ceil(values.length / 3);
  return { first: getMedian(values.slice(0, size)), last: getMedian(values.slice(-size)) };
}
