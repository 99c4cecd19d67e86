import { describe, expect, it } from 'vitest';
import { retryAfter } from './retry-after.js';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const readRetryAfter = (header: string | null, served?: string, now = NOON) =>
  retryAfter(
    new Headers({
      ...(header === null ? {} : { 'retry-after': header }),
      ...(served === undefined ? {} : { date: served }),
    }),
    () => now,
  );

describe('the Retry-After header', () => {
  it.each([
    ['0', 0],
    ['1', 1_000],
    ['120', 120_000],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
    ['Sunday, 01-Mar-26 12:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ])('“%s” is %i ms', (header, ms) => expect(readRetryAfter(header)).toBe(ms));

  it.each([[null], [''], ['-5'], ['1.5'], ['soon'], ['5 s'], ['2026-03-01'], ['9'.repeat(12)]])(
    '%j is none',
    (header) => expect(readRetryAfter(header)).toBeUndefined(),
  );

  it.each([-DAY_MS, DAY_MS])(
    'is computed with the server’s clock if the visitor’s is off by %i ms (F24)',
    (skew) => {
      const served = 'Sun, 01 Mar 2026 12:00:00 GMT';
      expect(readRetryAfter('Sun, 01 Mar 2026 12:00:30 GMT', served, NOON + skew)).toBe(30_000);
    },
  );
});
