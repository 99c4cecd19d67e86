import { describe, expect, it } from 'vitest';
import { findExceededLimit } from './json-shape.js';
import { redactSecrets } from './redact.js';

/** The least processor time of five runs: what else the machine does takes none of it. */
const measureCpuMs = (run: () => void): number => {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
};

/** Apart from the other tests of these files, because mutation tests run them on instrumented code. */
describe('the server checks', () => {
  it('JSON full of escapes before it is parsed, in time proportional to its length', () => {
    const measure = (count: number) => {
      const bytes = new TextEncoder().encode(`["${String.raw`\\\"`.repeat(count)}"]`);
      return measureCpuMs(() => findExceededLimit(bytes));
    };
    measure(100_000);
    // Below 20 ms, the times of other work say more than the difference.
    expect(measure(1_000_000)).toBeLessThan(2.5 * Math.max(20, measure(500_000)));
  });

  it('a text for the log, in time proportional to its length', () => {
    const measure = (length: number) => {
      const text = 'ACGT'.repeat(length / 4);
      return measureCpuMs(() => redactSecrets(text));
    };
    measure(50_000);
    // Below 20 ms, the times of other work say more than the difference.
    expect(measure(200_000)).toBeLessThan(2.5 * Math.max(20, measure(100_000)));
  });
});
