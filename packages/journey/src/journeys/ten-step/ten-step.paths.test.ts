import { exampleBundle } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import {
  FULL_COVERAGE,
  NUM_RUNS,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { tenStepMachine } from './ten-step.machine.js';
import { getAgentsView } from './ten-step.rules.js';
import { successfulStart, savedAt } from './ten-step.test-tools.js';
import type { TenStepEvent } from './ten-step.types.js';

const newer = (currentStep: number, journeyId?: string) => ({
  kind: 'record' as const,
  saved: savedAt(currentStep, {}, journeyId),
  isBasedOnKnown: true,
});

const events: readonly TenStepEvent[] = [
  { type: 'record.restored', restored: { kind: 'nothing' } },
  { type: 'record.restored', restored: { kind: 'unreadable' } },
  { type: 'record.restored', restored: { kind: 'unavailable' } },
  { type: 'record.restored', restored: { kind: 'record', saved: savedAt(4) } },
  { type: 'journey.requested', button: 'start' },
  { type: 'interest.changed', text: 'Tides' },
  { type: 'interest.changed', text: '  ' },
  { type: 'interest.submitted' },
  { type: 'interest.cancelled' },
  { type: 'step.continued' },
  { type: 'agents.launched' },
  { type: 'agents.activityChanged', isIdle: true },
  { type: 'agents.completed', journeyId: 'journey-1', bundle: exampleBundle },
  { type: 'agents.closed' },
  { type: 'results.viewed' },
  { type: 'journey.reset' },
  { type: 'reset.undone' },
  { type: 'reset.undoDismissed' },
  { type: 'notice.dismissed' },
  { type: 'saveStatus.changed', saveStatus: 'all' },
  { type: 'saveStatus.changed', saveStatus: 'nothing' },
  { type: 'conflict.detected', version: { kind: 'nothing' }, hasSaved: true },
  { type: 'conflict.detected', version: { kind: 'unreadable' }, hasSaved: true },
  { type: 'conflict.detected', version: newer(7), hasSaved: true },
  { type: 'conflict.detected', version: newer(2, 'journey-2'), hasSaved: true },
  { type: 'conflict.cleared' },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
  { type: 'journey.reloaded' },
];

const outcomes = {
  startJourney: {
    done: [successfulStart, { ...successfulStart, success: false, hypothesis: null, error: 'No' }],
    error: [new Error('no answer')],
  },
  fetchAnalytics: { done: [{ total: 3 }], error: [new Error('no answer')] },
  writePaper: { done: [{ paper: null }], error: [new Error('no answer')] },
};

const dependencies = {
  machine: tenStepMachine,
  inputs: [{ runtime: testRuntime(), storage: memoryStorage() }],
  events,
  outcomes,
};

describe('all paths of the ten-step journey', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context, ...snapshot }) => [
        [1, 5, 10].includes(context.step) && context.step,
        getAgentsView(context),
        // Other tabs matter only in states that can react to them.
        snapshot.hasTag('busy') || [context.other?.kind, context.saveStatus === 'all'],
        context.interest.trim() === '',
        context.removed !== null,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of events and replies, and shows a journey exactly if there is one', () =>
    assertRandomWalks({
      ...dependencies,
      runs: NUM_RUNS.flowSequences,
      typed: () => null,
      getExpectedInput: (before) => before,
      check: ({ context, ...snapshot }) => {
        const { journeyId, data, step, showAgents } = context;
        const isActive = snapshot.matches('active');
        expect([journeyId !== null, data !== null, step >= 1 && step <= 10]).toEqual([
          isActive,
          isActive,
          isActive,
        ]);
        expect(data?.journey_id ?? null).toBe(journeyId);
        if (!isActive) expect([step, showAgents]).toEqual([0, false]);
      },
    }));
});
