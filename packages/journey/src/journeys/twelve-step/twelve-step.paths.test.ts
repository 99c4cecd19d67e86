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
import { twelveStepMachine } from './twelve-step.machine.js';
import { toSavedRun } from './saved/convert-run.js';
import type { SavedTwelveSteps } from './saved/saved-run.js';
import { NO_RUN } from './twelve-step.rules.js';
import type { TwelveStepEvent } from './twelve-step.context.js';
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

const finished = {
  ...NO_RUN,
  runId: 'run-1',
  runTopic: 'Tides',
  steps: INITIAL_STEPS.map(({ id }) => ({ id, status: 'completed' as const, result: null })),
  research: exampleBundle,
  hypothesis: { hypothesis: 'It helps.', source: undefined },
  paper: examplePipelinePaper,
};

const saved: SavedTwelveSteps = {
  schemaVersion: 1,
  topic: '',
  run: toSavedRun(finished),
  previous: [],
  selections: 1,
  deletedIds: [],
};

/** What the stored record reports. */
const recordEvents: readonly TwelveStepEvent[] = [
  { type: 'record.restored', restored: { kind: 'nothing' } },
  { type: 'record.restored', restored: { kind: 'unavailable' } },
  { type: 'record.restored', restored: { kind: 'record', saved } },
  { type: 'saveStatus.changed', saveStatus: 'all' },
  { type: 'saveStatus.changed', saveStatus: 'nothing' },
  { type: 'conflict.detected', version: { kind: 'unreadable' }, hasSaved: true },
  ...[1, 9].map((selections) => ({
    type: 'conflict.detected' as const,
    version: { kind: 'record' as const, saved: { ...saved, selections }, isBasedOnKnown: false },
    hasSaved: true,
  })),
  { type: 'conflict.cleared' },
  { type: 'otherTab.reported', isRunning: true },
  { type: 'otherTab.reported', isRunning: false },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
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
      events: [...events, ...recordEvents],
      facts: ({ context }) => [
        mentionsProtein(context.topic) || context.topic.trim() === '',
        mentionsProtein(context.runTopic),
        findNextStep(context.steps),
        context.previous.length > 0 && findNextStep(context.steps) === 2,
        [context.other?.kind, context.saveStatus, context.canSave, context.isInOtherTab],
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps a typed topic that is not that of the run, and has a step in progress only during a run', () => {
    const nothing = { topic: '', runTopic: '' };
    let before = nothing;
    return assertRandomWalks({
      ...dependencies,
      events: [...events, ...recordEvents].filter((event) => event !== WAITED),
      typed: () => null,
      getExpectedInput: () => null,
      problem: ({ context }) => context.alerts[0] ?? null,
      clearingEvents: Array.from({ length: 40 }, () => ({ type: 'alert.closed' as const })),
      beforeSequence: () => {
        before = nothing;
      },
      check: (snapshot, event) => {
        const { steps, topic, runTopic } = snapshot.context;
        if (event?.type === 'topic.changed') expect(topic).toBe(event.topic);
        else if (before.topic.trim() !== before.runTopic) expect(topic).toBe(before.topic);
        before = { topic, runTopic };
        const isRunning = steps.filter(({ status }) => status === 'in-progress').length;
        expect(isRunning).toBe(snapshot.hasTag('running') ? 1 : 0);
        const done = steps.findIndex(({ status }) => status !== 'completed');
        const later = done === -1 ? [] : steps.slice(done + 1);
        expect(later.every(({ status }) => status === 'pending')).toBe(true);
      },
    });
  });
});
