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
import { AGENT_NAMES } from './pipeline.constants.js';
import type { OtherRun, PipelineEvent, PipelineInput, RestoredRun } from './pipeline.types.js';
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

const otherRun: OtherRun = {
  kind: 'run',
  saved: {
    schemaVersion: 1,
    typed: 'Sleep',
    log: createLog(
      { type: 'run.started', topic: 'Sleep', asks: 'simulation' },
      { type: 'agent.started', agent: 'literature-agent' },
    ),
  },
};

const events: readonly PipelineEvent[] = [
  { type: 'topic.changed', topic: 'Sleep' },
  { type: 'topic.changed', topic: '  ' },
  { type: 'run.requested' },
  { type: 'run.cancelled' },
  { type: 'run.resumed' },
  { type: 'agent.retried', agent: 'literature-agent' },
  { type: 'agent.retried', agent: 'alphafold-agent' },
  ...createLog(...reports).map((event) => ({ type: 'backend.reported', event }) as const),
  { type: 'saveStatus.changed', saveStatus: 'nothing' },
  { type: 'saveStatus.changed', saveStatus: 'all' },
  ...[true, false].flatMap((follows) =>
    [true, false].map(
      (isFirst) => ({ type: 'conflict.detected', other: otherRun, follows, isFirst }) as const,
    ),
  ),
  { type: 'conflict.detected', other: { kind: 'unreadable' }, follows: false, isFirst: false },
  { type: 'conflict.cleared' },
  { type: 'conflict.resolvedRemote' },
  { type: 'conflict.resolvedLocal' },
  { type: 'notice.dismissed' },
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
const delays = AGENT_NAMES.map((name) => ({
  type: `xstate.after.${name}.pipeline.research.${PARENTS[name]}.thinking`,
})) as unknown as readonly EventFromLogic<typeof pipelineMachine>[];

const fails = [new Error('made to fail')];

const saveStatus = (...payloads: readonly RunEventPayload[]): RestoredRun => ({
  kind: 'run',
  saved: { schemaVersion: 1, typed: '', log: createLog(...payloads) },
});
const started: RunEventPayload = { type: 'run.started', topic: 'Sleep', asks: 'simulation' };

const outcomes = {
  restoreRun: {
    done: [
      { kind: 'nothing' },
      { kind: 'unreadable' },
      { kind: 'unavailable' },
      saveStatus(started, { type: 'agent.started', agent: 'literature-agent' }),
      saveStatus(
        started,
        { type: 'agent.failed', agent: 'literature-agent' },
        { type: 'run.failed' },
      ),
      saveStatus(started, { type: 'run.completed', dataSource: 'Simulated' }),
      saveStatus(started, { type: 'run.cancelled' }),
    ] satisfies RestoredRun[],
    error: fails,
  },
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
      facts: ({ context: { run, typed, givenTopic, other } }) => [
        run.by,
        Object.keys(run.given),
        Object.values(run.agents).map(({ status }) => status),
        (givenTopic ?? typed).trim() === '',
        other?.kind,
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
