import {
  exampleBundle,
  exampleHypotheses,
  exampleLiterature,
  examplePipelineAnalysis,
  examplePipelineExperiment,
  examplePipelinePaper,
  exampleStructure,
} from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { createLog } from './agentic-research.fixtures.js';
import { pipelineMachine } from './pipeline.machine.js';
import type { PipelineEvent, PipelineInput, RestoredRun } from './pipeline.types.js';
import { replay } from './run/replay.js';
import type { RunEventPayload } from './run/run-event.js';

const input: PipelineInput = {
  runtime: testRuntime(),
  storage: memoryStorage(),
  instanceId: 'test',
  givenTopic: null,
  results: null,
  asks: 'simulation',
  canRun: true,
};

const reports: readonly RunEventPayload[] = [
  { type: 'agent.started', agent: 'literature-agent' },
  { type: 'agent.noted', agent: 'literature-agent', text: 'Made up' },
  { type: 'agent.failed', agent: 'literature-agent' },
  { type: 'run.failed' },
  { type: 'run.interrupted' },
  { type: 'run.completed', dataSource: 'Test backend' },
];

const otherRun = (isBasedOnKnown: boolean) => ({
  kind: 'record' as const,
  isBasedOnKnown,
  saved: {
    schemaVersion: 1 as const,
    typed: 'Sleep',
    log: createLog(
      { type: 'run.started', topic: 'Sleep', asks: 'simulation' },
      { type: 'agent.started', agent: 'literature-agent' },
    ),
  },
});

const restoredAt = (...payloads: readonly RunEventPayload[]): RestoredRun => ({
  kind: 'record',
  saved: { schemaVersion: 1, typed: '', log: createLog(...payloads) },
});
const started: RunEventPayload = { type: 'run.started', topic: 'Sleep', asks: 'simulation' };

const restored: readonly RestoredRun[] = [
  { kind: 'nothing' },
  { kind: 'unreadable' },
  { kind: 'unavailable' },
  restoredAt(started, { type: 'agent.started', agent: 'literature-agent' }),
  restoredAt(started, { type: 'agent.failed', agent: 'literature-agent' }, { type: 'run.failed' }),
  restoredAt(started, { type: 'run.completed', dataSource: 'Simulated' }),
  restoredAt(started, { type: 'run.cancelled' }),
];

const events: readonly PipelineEvent[] = [
  { type: 'topic.changed', topic: 'Sleep' },
  { type: 'topic.changed', topic: '  ' },
  { type: 'run.requested' },
  { type: 'run.cancelled' },
  { type: 'run.resumed' },
  { type: 'run.undone' },
  { type: 'undo.dismissed' },
  { type: 'agent.retried', agent: 'literature-agent' },
  { type: 'agent.retried', agent: 'alphafold-agent' },
  ...createLog(...reports).map((event) => ({ type: 'backend.reported', event }) as const),
  { type: 'saveStatus.changed', saveStatus: 'nothing' },
  { type: 'saveStatus.changed', saveStatus: 'all' },
  ...[true, false].flatMap((isBasedOnKnown) =>
    [true, false].map(
      (hasSaved) =>
        ({ type: 'conflict.detected', version: otherRun(isBasedOnKnown), hasSaved }) as const,
    ),
  ),
  { type: 'conflict.detected', version: { kind: 'unreadable' }, hasSaved: true },
  { type: 'conflict.cleared' },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
  { type: 'notice.dismissed' },
  ...restored.map((each) => ({ type: 'record.restored', restored: each }) as const),
];

const PARENTS = {
  literature: 'literature',
  hypothesis: 'hypothesis',
  experiment: 'designing.experiment',
  structure: 'designing.structure',
  analysis: 'analysis',
  paper: 'paper',
} as const;

/** The six delay events as the machine's timers send them. */
const delays = Object.entries(PARENTS).map(([name, parent]) => ({
  type: `xstate.after.${name}.pipeline.research.${parent}.thinking`,
})) as unknown as readonly EventFromLogic<typeof pipelineMachine>[];

const fails = [new Error('made to fail')];

const outcomes = {
  runResearch: {
    done: [
      { results: exampleBundle, dataSource: 'Test', source: undefined, usage: null },
      {
        results: { ...exampleBundle, hypotheses: undefined },
        dataSource: 'Test',
        source: undefined,
        usage: null,
      },
      {
        results: { literature: exampleLiterature },
        dataSource: 'Test',
        source: undefined,
        usage: { input_tokens: 1, output_tokens: 2 },
      },
    ],
    error: fails,
  },
  literature: { done: [exampleLiterature], error: fails },
  hypothesis: { done: [exampleHypotheses], error: fails },
  experiment: { done: [examplePipelineExperiment], error: fails },
  structure: { done: [exampleStructure], error: fails },
  analysis: { done: [examplePipelineAnalysis], error: fails },
  paper: { done: [examplePipelinePaper], error: fails },
};

const inputs: readonly PipelineInput[] = [
  input,
  { ...input, givenTopic: 'Sleep' },
  { ...input, givenTopic: 'Sleep', asks: 'service' },
  { ...input, givenTopic: 'Sleep', asks: 'backend' },
  { ...input, results: exampleBundle },
  { ...input, givenTopic: 'Sleep', canRun: false },
];

describe('all paths of a run', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      machine: pipelineMachine,
      inputs,
      events: [...events, ...delays],
      outcomes,
      facts: ({ context: { run, typed, givenTopic, other, previous } }) => [
        run.by,
        Object.keys(run.given),
        Object.values(run.agents).map(({ status }) => status),
        (givenTopic ?? typed).trim() === '',
        other?.kind,
        previous !== null && Object.values(run.agents).every(({ status }) => status === 'idle'),
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  }, 60_000);

  it('survives any order of events and replies, and always matches its log', () =>
    assertRandomWalks({
      machine: pipelineMachine,
      inputs,
      events: [...events, ...delays],
      outcomes,
      typed: ({ context }) => context.typed,
      getExpectedInput: (before, event) => (event.type === 'topic.changed' ? event.topic : before),
      problem: ({ context }) => context.problem,
      clearingEvents: [{ type: 'topic.changed', topic: 'Sleep' }],
      check: ({ context: { log, run } }) => expect(run).toEqual(replay(log)),
      runs: 200,
    }));
});
