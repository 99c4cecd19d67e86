import { describe, expect, it } from 'vitest';
import { findExceededLimit } from './json-shape.js';
import { redactSecrets } from './redact.js';

/** Apart from the other tests of these files, because mutation tests run them on instrumented code. */
describe('the server checks', () => {
  it('JSON full of escapes before it is parsed, in time proportional to its length', () => {
    const measureMs = (count: number) => {
      const bytes = new TextEncoder().encode(`["${String.raw`\\\"`.repeat(count)}"]`);
      const runs = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        findExceededLimit(bytes);
        return performance.now() - startedAt;
      });
      return runs.toSorted((a, b) => a - b)[2] ?? 0;
    };
    measureMs(100_000);
    const single = measureMs(500_000);
    expect(measureMs(1_000_000)).toBeLessThan(2.5 * single + 20);
  });

  it('a text for the log, in time proportional to its length', () => {
    const measure = (length: number) => {
      const text = 'ACGT'.repeat(length / 4);
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        redactSecrets(text);
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...times);
    };
    measure(50_000);
    // Below 20 ms, the times of other work say more than the difference.
    expect(measure(200_000)).toBeLessThan(2.5 * Math.max(20, measure(100_000)));
  });
});
