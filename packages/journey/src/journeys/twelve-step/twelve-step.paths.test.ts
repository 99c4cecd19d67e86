import { ApiError } from '@spinout/api-client';
import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { findNextStep, INITIAL_STEPS } from './journey-steps.js';
import { mentionsProtein } from './twelve-step.constants.js';
import { twelveStepMachine, type TwelveStepEvent } from './twelve-step.machine.js';
import type { StepOutcome } from './twelve-step.types.js';

/** The delay of a simulated step has elapsed. */
const WAITED = {
  type: 'xstate.after.simulatedStep.twelveStep.running.simulating',
} as unknown as TwelveStepEvent;

const events: readonly TwelveStepEvent[] = [
  { type: 'topic.changed', topic: 'BRCA1 protein' },
  { type: 'topic.changed', topic: 'Solar cells' },
  { type: 'topic.changed', topic: '  ' },
  { type: 'run.requested' },
  { type: 'run.repeated' },
  { type: 'run.cancelled' },
  {
    type: 'run.opened',
    opened: {
      topic: 'Tides',
      steps: INITIAL_STEPS.map(({ id }) => ({ id, status: 'completed', result: null })),
      research: exampleBundle,
      hypothesis: { hypothesis: 'It helps.', source: undefined },
      subject: null,
      paper: examplePipelinePaper,
      file: null,
    },
  },
  { type: 'run.undone' },
  { type: 'undo.dismissed' },
  { type: 'alert.closed' },
  WAITED,
];

/** All possible outputs of a step in one object. */
const outcome: StepOutcome = {
  found: {
    research: exampleBundle,
    hypothesis: { hypothesis: 'It helps.', source: undefined },
    paper: examplePipelinePaper,
  },
  result: { kind: 'text', text: 'done' },
};

const dependencies = {
  machine: twelveStepMachine,
  inputs: [{ runtime: testRuntime() }, { runtime: testRuntime(), hasStructures: false }],
  events,
  outcomes: {
    performStep: {
      done: [outcome],
      error: [new Error('made up'), new ApiError('timeout', { endpoint: 'test' })],
    },
  },
};

describe('all paths of the twelve steps', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      inputs: dependencies.inputs.slice(0, 1),
      facts: ({ context }) => [
        mentionsProtein(context.topic) || context.topic.trim() === '',
        mentionsProtein(context.runTopic),
        findNextStep(context.steps),
        context.previous !== null && findNextStep(context.steps) === 2,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the typed topic, and has a step in progress only during a run', () =>
    assertRandomWalks({
      ...dependencies,
      events: events.filter((event) => event !== WAITED),
      typed: ({ context }) => context.topic,
      getExpectedInput: (before, event) => (event.type === 'topic.changed' ? event.topic : before),
      problem: ({ context }) => context.alerts[0] ?? null,
      clearingEvents: Array.from({ length: 40 }, () => ({ type: 'alert.closed' as const })),
      check: (snapshot) => {
        const { steps } = snapshot.context;
        const isRunning = steps.filter(({ status }) => status === 'in-progress').length;
        expect(isRunning).toBe(snapshot.hasTag('running') ? 1 : 0);
        const done = steps.findIndex(({ status }) => status !== 'completed');
        const later = done === -1 ? [] : steps.slice(done + 1);
        expect(later.every(({ status }) => status === 'pending')).toBe(true);
      },
    }));
});
