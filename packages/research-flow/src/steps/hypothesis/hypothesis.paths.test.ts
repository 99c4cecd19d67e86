import { ApiError, isUnsupported } from '@spinout/api-client';
import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { hypothesisMachine, type HypothesisEvent } from './hypothesis.machine.js';

const input = { runtime: testRuntime(), paperAnalysis: null, paperTitle: null };

const events: readonly HypothesisEvent[] = [
  { type: 'generation.requested' },
  { type: 'generation.cancelled' },
  { type: 'hypothesis.chosen' },
  { type: 'own.changed', text: 'Naps improve recall.' },
  { type: 'own.changed', text: 'Naps' },
  { type: 'own.chosen' },
];

const none = { ...exampleHypothesis, support: 'none' as const };

const dependencies = {
  machine: hypothesisMachine,
  inputs: [
    input,
    { ...input, draft: { hypothesis: exampleHypothesis } },
    { ...input, draft: { hypothesis: none } },
  ],
  events,
  outcomes: {
    generateHypothesis: {
      done: [exampleHypothesis, none],
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
      facts: ({ context: { draft } }) => [
        draft.hypothesis !== null,
        draft.unsupported !== undefined,
        draft.own,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no hypothesis and never fails, in any order of events and replies', () => {
    let hadHypothesis = false;
    return assertRandomWalks({
      ...dependencies,
      typed: ({ context: { topic, interest, papers } }) => ({ topic, interest, papers }),
      getExpectedInput: (before) => before,
      check: ({ context, status }) => {
        const hasHypothesisDraft = context.draft.hypothesis !== null;
        if (status === 'done') expect(hasHypothesisDraft).toBe(true);
        expect(isUnsupported(context.draft.hypothesis)).toBe(false);
        hadHypothesis ||= hasHypothesisDraft;
      },
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'generation.requested' }],
    }).then(() => expect(hadHypothesis).toBe(true));
  });
});
