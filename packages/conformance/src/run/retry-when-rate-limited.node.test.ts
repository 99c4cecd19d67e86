import { describe, expect, it } from 'vitest';
import { jsonReply } from '@spinout/api-client/testing';
import { runConformance } from './run-conformance.js';

const disclaimers = { a: { title: 'A', content: 'B' } };
const good = jsonReply(200, { disclaimers, last_updated: '2026-01-01' });

/** Runs checks against a server that replies 429 the given number of times with the given delay. */
async function runWithLimit(times: number, retryAfterMs?: number) {
  let left = times;
  const waited: number[] = [];
  const { failed } = await runConformance({
    transport: {
      send: () => {
        left -= 1;
        const busy = { ...jsonReply(429, { error: 'Too many requests.' }) };
        const asked = retryAfterMs === undefined ? busy : { ...busy, retryAfterMs };
        return Promise.resolve(left < 0 ? good : asked);
      },
    },
    sleep: async (ms) => {
      waited.push(ms);
    },
    only: ['API-19'],
  });
  return { failed, waited };
}

describe('A server that limits the rate of requests', () => {
  it('gets the next request after the requested delay', async () => {
    expect(await runWithLimit(3, 40_000)).toEqual({ failed: 0, waited: [40_000, 40_000, 40_000] });
  });

  it('is not waited for endlessly', async () => {
    const { failed, waited } = await runWithLimit(Number.POSITIVE_INFINITY, 1_000);
    expect(failed).toBe(2);
    expect(waited).toHaveLength(6 + 3);
  });

  it.each([undefined, 3_600_000])('is not waited for if it requests %s ms', async (ms) => {
    const { failed, waited } = await runWithLimit(1, ms);
    expect(failed).toBe(1);
    expect(waited).toEqual([]);
  });
});
