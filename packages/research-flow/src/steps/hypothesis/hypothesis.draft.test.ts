import { exampleHypothesis } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hypothesisDraft } from './hypothesis.draft.js';
import type { HypothesisDraft } from './hypothesis.machine.js';

const generated: HypothesisDraft = {
  hypothesis: { ...exampleHypothesis, generated_at: '2026-03-02T10:00:00.000Z' },
};

it.each([
  [generated],
  [{ hypothesis: null }],
  [{ hypothesis: null, unsupported: 'Nothing found.', own: 'Naps improve recall.' }],
])('restores a saved draft unchanged (T-79)', (draft) => {
  expect(z.parse(hypothesisDraft, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('drops fields that are not text', () => {
  expect(z.parse(hypothesisDraft, { hypothesis: null, unsupported: 3, own: {} })).toEqual({
    hypothesis: null,
  });
});

it.each([
  [{}],
  [{ hypothesis: { title: 'No id' } }],
  [{ hypothesis: { id: 'h', generated_at: 5 } }],
])('rejects the draft %j', (saved) =>
  expect(z.safeParse(hypothesisDraft, saved).success).toBe(false),
);
