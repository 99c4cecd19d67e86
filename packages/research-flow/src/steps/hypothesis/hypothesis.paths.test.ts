import { ApiError, isUnsupported } from '@spinout/api-client';
import { exampleAnalysis, exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { createForm, isValidForm } from './hypothesis-form.js';
import { createStartForm } from './hypothesis-start.js';
import { listedDraft } from './hypothesis-drafts.fixtures.js';
import { startingPoint } from './starting-point.fixtures.js';
import { isPartial, NO_PARTS } from './hypothesis-parts.js';
import { isOwnHypothesis } from './own-hypothesis.js';
import { hypothesisMachine, type HypothesisEvent } from './hypothesis.machine.js';

const input = { runtime: testRuntime(), paperAnalysis: null, paperTitle: null };

const events: readonly HypothesisEvent[] = [
  { type: 'generation.requested' },
  { type: 'generation.cancelled' },
  { type: 'hypothesis.chosen' },
  { type: 'own.changed', text: 'Naps improve recall.' },
  { type: 'own.changed', text: 'Naps' },
  { type: 'own.partChanged', field: 'factor', text: 'naps' },
  { type: 'own.partChanged', field: 'factor', text: '' },
  { type: 'own.chosen' },
  { type: 'own.started' },
  { type: 'own.cancelled' },
  { type: 'own.selected', id: 'own-a' },
  { type: 'candidate.chosen', number: 2 },
  { type: 'model.changed', isAllowed: false },
  { type: 'preference.stated', preferred: 'own-a', other: 'own-b' },
  { type: 'edit.started' },
  { type: 'edit.changed', field: 'statement', text: 'Naps improve recall in mice.' },
  { type: 'edit.changed', field: 'statement', text: 'Naps' },
  { type: 'start.chosen', start: startingPoint },
  { type: 'edit.saved' },
  { type: 'edit.cancelled' },
];

const none = { ...exampleHypothesis, support: 'none' as const };

const dependencies = {
  machine: hypothesisMachine,
  inputs: [
    input,
    { ...input, paperAnalysis: { ...exampleAnalysis, language_model: { name: 'made-up-1' } } },
    { ...input, draft: { hypothesis: exampleHypothesis } },
    { ...input, draft: { hypothesis: none } },
    { ...input, draft: { hypothesis: exampleHypothesis }, isUpdate: true },
    { ...input, draft: listedDraft },
    { ...input, draft: { ...listedDraft, isWritingOwn: true } },
    { ...input, draft: { ...listedDraft, edit: createForm(exampleHypothesis) } },
    {
      ...input,
      draft: { hypothesis: null, start: startingPoint, edit: createStartForm(startingPoint) },
    },
  ],
  events,
  outcomes: {
    generateHypothesis: {
      done: [
        { hypothesis: exampleHypothesis, candidates: listedDraft.candidates },
        { hypothesis: none },
      ],
      error: [
        new ApiError('malformed', { endpoint: 'hypothesis.generate', reason: 'schema' }),
        new ApiError('timeout', { endpoint: 'hypothesis.generate' }),
      ],
    },
  },
};

describe('every path through the hypothesis step', () => {
  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      // An undo restores an earlier input on purpose.
      events: [...events, { type: 'undo.requested' }, { type: 'undo.dismissed' }],
      facts: ({ context: { draft, cancelledEdit } }) => [
        draft.hypothesis !== null,
        // In every state, the paths would double.
        cancelledEdit !== null &&
          [draft.own, draft.ownParts, draft.candidates].every((part) => !part),
        draft.unsupported !== undefined,
        isOwnHypothesis(draft.own ?? ''),
        isPartial(draft.ownParts ?? NO_PARTS),
        draft.edit && isValidForm(draft.edit),
        draft.start !== undefined,
        draft.candidates !== undefined,
        draft.ownHypotheses?.some(({ id }) => id === 'own-a'),
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no hypothesis and never fails, in any order of events and replies', () => {
    let hadHypothesis = false;
    let ownCount = 0;
    return assertRandomWalks({
      ...dependencies,
      beforeSequence: () => {
        ownCount = 0;
      },
      typed: ({ context: { topic, interest, papers, draft } }) => ({
        topic,
        interest,
        papers,
        own: draft.own,
        factor: draft.ownParts?.factor,
      }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'own.changed':
            return { ...before, own: event.text };
          case 'own.partChanged':
            return { ...before, factor: event.text };
          // The text is now in the user's hypotheses.
          case 'own.chosen':
            return { ...before, own: undefined, factor: undefined };
          default:
            return before;
        }
      },
      check: ({ context, status }) => {
        const hasHypothesisDraft = context.draft.hypothesis !== null;
        expect(context.draft.ownHypotheses?.length ?? 0).toBeGreaterThanOrEqual(ownCount);
        ownCount = context.draft.ownHypotheses?.length ?? 0;
        if (status === 'done') expect(hasHypothesisDraft).toBe(true);
        expect(isUnsupported(context.draft.hypothesis)).toBe(false);
        hadHypothesis ||= hasHypothesisDraft;
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'generation.requested' }],
    }).then(() => expect(hadHypothesis).toBe(true));
  });
});
