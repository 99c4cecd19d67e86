import { exampleHypothesis } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hypothesisDraft } from './hypothesis.draft.js';
import { listedDraft } from './hypothesis-drafts.fixtures.js';
import { startingPoint } from './starting-point.fixtures.js';
import { createForm } from './hypothesis-form.js';
import { createStartForm } from './hypothesis-start.js';
import { NO_PARTS } from './hypothesis-parts.js';
import type { HypothesisDraft } from './hypothesis.types.js';

const generated: HypothesisDraft = {
  hypothesis: { ...exampleHypothesis, generated_at: '2026-03-02T10:00:00.000Z' },
};

it.each([
  [generated],
  [{ hypothesis: null }],
  [{ hypothesis: null, unsupported: 'Nothing found.', own: 'Naps improve recall.' }],
  [listedDraft],
  [{ ...listedDraft, preferences: [{ preferred: 'own-a', other: 'own-b' }] }],
  [{ ...listedDraft, edit: createForm(exampleHypothesis) }],
  [{ hypothesis: null, start: startingPoint, edit: createStartForm(startingPoint) }],
  [{ hypothesis: null, own: 'Naps', ownParts: NO_PARTS, isWritingOwn: true }],
])('restores a saved draft unchanged (T-79)', (draft) => {
  expect(z.parse(hypothesisDraft, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('drops unreadable fields, but not the draft', () => {
  const unreadable = {
    unsupported: 3,
    own: {},
    ownParts: { factor: 1 },
    isWritingOwn: 'yes',
    ownHypotheses: [7],
    candidates: [{ number: 'first' }],
    preferences: 'none',
    edit: { ...createForm(exampleHypothesis), direction: 'sideways' },
  };
  expect(z.parse(hypothesisDraft, { hypothesis: null, ...unreadable })).toEqual({
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
