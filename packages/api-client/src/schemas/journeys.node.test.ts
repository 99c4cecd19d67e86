import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ReadJourneyReply, SaveJourneyRequest } from './journeys.js';
import { MAX_JSON_CHARACTERS, MAX_JSON_DEPTH } from './limits.js';

const saved = { journey_id: 'a', kind: 'flow', title: 'A', revision: 1 };

const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

describe('the data of a journey', () => {
  it.each([
    ['longer than what may be saved today', 'x'.repeat(MAX_JSON_CHARACTERS + 40_000)],
    ['deeper than what may be saved today', nest(MAX_JSON_DEPTH + 10)],
  ])('that was stored under earlier maxima stays readable: %s', (_, data) => {
    const journey = { ...saved, saved_at: '2026-03-01T12:00:00Z', data };
    expect(z.parse(ReadJourneyReply, { success: true, journey }).journey.data).toEqual(data);
    expect(z.safeParse(SaveJourneyRequest, { ...saved, data }).success).toBe(false);
  });
});
