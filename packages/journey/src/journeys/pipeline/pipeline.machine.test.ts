import { ApiError, createPlatformClient, type ResearchBundle } from '@spinout/api-client';
import { createIdempotencyKeys, memoryPendingRequests } from '@spinout/api-client/idempotency';
import {
  exampleBundle,
  exampleLiterature,
  exampleStructure,
  scriptedTransport,
} from '@spinout/api-client/testing';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { createActor, fromPromise, toPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { simulateAnalysis, simulateExperiment, type AgentWork } from './agents/simulated-agents.js';
import { createServiceActors } from './pipeline.actors.js';
import { AGENT_DELAYS_MS, REAL_DATA } from './pipeline.constants.js';
import { startPipeline } from './pipeline.fixtures.js';
import type { RunRequest, ServiceResults } from './pipeline.types.js';

const idle = 'idle';
const working = 'working';
const completed = 'completed';

const toServiceResults = (results: ResearchBundle, dataSource = REAL_DATA): ServiceResults => ({
  results,
  dataSource,
  source: results.source,
  usage: null,
});

const bareResults = {
  topic: 'Sleep and memory',
  literature: exampleLiterature,
  structure: exampleStructure,
  timestamp: '',
  dataSource: '',
  source: undefined,
} satisfies ResearchBundle;

describe('a simulated run', () => {
  it('PIPE-02, PIPE-09, PIPE-10, PIPE-12, PIPE-13, PIPE-14, CONST-36 runs the agents in order with their delays (S-72)', async () => {
    const { run, statuses, advance } = await startPipeline();
    expect(run().phase).toBe('research');
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    await advance(1999);
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    await advance(1);
    expect(statuses()).toEqual([completed, working, idle, idle, idle, idle]);
    await advance(1499);
    expect(statuses()).toEqual([completed, working, idle, idle, idle, idle]);
    await advance(1);
    expect(statuses()).toEqual([completed, completed, working, working, idle, idle]);
    await advance(2000);
    expect(statuses()).toEqual([completed, completed, completed, working, idle, idle]);
    await advance(499);
    expect(statuses()).toEqual([completed, completed, completed, working, idle, idle]);
    await advance(1);
    expect(statuses()).toEqual([completed, completed, completed, completed, working, idle]);
    await advance(1799);
    expect(statuses()[4]).toBe(working);
    await advance(1);
    expect(statuses()).toEqual([completed, completed, completed, completed, completed, working]);
    await advance(2199);
    expect(run().phase).toBe('research');
    await advance(1);
    expect(statuses()).toEqual(Array(6).fill(completed));
    expect(run().phase).toBe('completed');
  });

  it('CONST-36 has the six delays in agent order', () => {
    expect(Object.values(AGENT_DELAYS_MS)).toEqual([2000, 1500, 2000, 2500, 1800, 2200]);
  });

  it('PIPE-16, PIPE-17, PIPE-18, ENT-17, CONST-25, CONST-26 creates a bundle that is labeled as simulated (S-72)', async () => {
    const { completed: completions, advance } = await startPipeline();
    for (let turn = 0; turn < 6; turn += 1) await advance(2500);
    expect(completions).toHaveLength(1);
    const [bundle] = completions;
    expect(bundle).toMatchObject({
      topic: 'Sleep and memory',
      dataSource: 'Simulated',
      source: { origin: 'simulated' },
      literature: { papers_analyzed: 450 },
      structure: {
        confidence_score: 92.7,
        plddt_score: 89.3,
        confidence_metrics: { plddt_score: 89.3 },
      },
    });
    expect(bundle?.timestamp).toBe('2026-03-02T10:00:12.500Z');
  });

  it('logs each event with its time (S-72)', async () => {
    const { log, advance } = await startPipeline();
    for (const delay of [2000, 1500, 2000, 500, 1800, 2200]) await advance(delay);
    expect(log().map(({ type, at }) => [type, at.slice(17)])).toEqual([
      ['run.started', '00.000Z'],
      ['agent.started', '00.000Z'],
      ['agent.completed', '02.000Z'],
      ['agent.started', '02.000Z'],
      ['agent.completed', '03.500Z'],
      ['agent.started', '03.500Z'],
      ['agent.started', '03.500Z'],
      ['agent.completed', '05.500Z'],
      ['agent.completed', '06.000Z'],
      ['agent.started', '06.000Z'],
      ['agent.completed', '07.800Z'],
      ['agent.started', '07.800Z'],
      ['agent.completed', '10.000Z'],
      ['run.completed', '10.000Z'],
    ]);
  });

  it('does not start without a topic, and asks for one', async () => {
    const { actor, run } = await startPipeline({ input: { givenTopic: null } });
    expect(run().phase).toBe('initialization');
    actor.send({ type: 'topic.changed', topic: '  ' });
    actor.send({ type: 'run.requested' });
    expect(actor.getSnapshot().context.problem).toBe('topicBlank');
    actor.send({ type: 'topic.changed', topic: ' Sleep ' });
    expect(actor.getSnapshot().context.problem).toBeNull();
    actor.send({ type: 'run.requested' });
    expect(run()).toMatchObject({ phase: 'research', topic: 'Sleep' });
  });

  it('T-56 does not start if the agents are turned off', async () => {
    const { actor, run } = await startPipeline({ input: { canRun: false } });
    actor.send({ type: 'run.requested' });
    expect(run().phase).toBe('initialization');
  });
});

describe('a run on the research service', () => {
  const real = { asks: 'service' } as const;

  it('PIPE-11, API-15 shows the first agent as working while the service is called', async () => {
    const service = vi.fn(() => new Promise<ServiceResults>(() => undefined));
    const { statuses, run } = await startPipeline({ input: real, service });
    expect(service).toHaveBeenCalledExactlyOnceWith({ topic: 'Sleep and memory' });
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    expect(run().phase).toBe('research');
  });

  it('PIPE-11, PIPE-18, T-44 uses its literature and structure, and continues with simulated agents without delay (S-73)', async () => {
    const { run, completed: completions } = await startPipeline({
      input: real,
      service: async () => toServiceResults(bareResults),
    });
    expect(run().phase).toBe('completed');
    const [bundle] = completions;
    expect(bundle?.dataSource).toBe('REAL APIs (PubMed, AlphaFold)');
    expect(bundle?.literature).toEqual(exampleLiterature);
    expect(bundle?.structure).toEqual(exampleStructure);
    for (const part of ['hypotheses', 'experimentDesign', 'analysis', 'paper'] as const) {
      expect(bundle?.[part]?.source?.origin).toBe('simulated');
    }
    expect(bundle?.hypotheses?.primary.rationale).toContain('No example study joins both measures');
  });

  it('uses all results of the service and its data source name', async () => {
    const { completed: completions } = await startPipeline({
      input: real,
      service: async () => toServiceResults(exampleBundle, 'Bundled library'),
    });
    expect(completions[0]).toMatchObject({
      dataSource: 'Bundled library',
      hypotheses: exampleBundle.hypotheses,
      paper: exampleBundle.paper,
    });
  });

  it('completes the structure agent without output for a topic without a protein', async () => {
    const { run } = await startPipeline({
      input: real,
      service: async () => toServiceResults({ ...exampleBundle, structure: null }),
    });
    expect(run().agents['alphafold-agent']).toMatchObject({ status: 'completed', output: null });
    expect(run().bundle?.structure).toBeNull();
  });

  it('T-44 reports it and runs the simulation when the service fails (S-73)', async () => {
    const failure = new ApiError('unreachable', { endpoint: 'research.run' });
    const { log, run, statuses, advance, runtime } = await startPipeline({
      input: real,
      service: () => Promise.reject(failure),
    });
    expect(runtime.log.warn).toHaveBeenCalledWith(expect.any(String), failure);
    expect(log()).toContainEqual(
      expect.objectContaining({ type: 'service.failed', code: 'unreachable' }),
    );
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    for (let turn = 0; turn < 6; turn += 1) await advance(2500);
    expect(run().bundle?.dataSource).toBe('Simulated');
  });

  it('T-44 is not called by a restored run if it is not enabled', async () => {
    const service = vi.fn(() => new Promise<ServiceResults>(() => undefined));
    const first = await startPipeline({ input: real, service });
    first.actor.stop();
    const { actor, statuses, run, advance } = await startPipeline({
      storage: first.storage,
      service,
    });
    expect(run().interrupted).toBe(true);
    actor.send({ type: 'run.resumed' });
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    for (let turn = 0; turn < 6; turn += 1) await advance(2500);
    expect(run().bundle?.dataSource).toBe('Simulated');
    expect(service).toHaveBeenCalledOnce();
  });

  it('repeats the request with the same idempotency key when it is resumed after a reload', async () => {
    const transport = scriptedTransport({ 'research.run': () => new Promise(() => undefined) });
    const pendingRequests = memoryPendingRequests();
    const openPage = (storage?: KeyValueStorage) => {
      const idempotency = createIdempotencyKeys({ storage: pendingRequests });
      const api = createPlatformClient({ transport, idempotency });
      const { runResearch } = createServiceActors(api);
      const service = (input: RunRequest) => toPromise(createActor(runResearch, { input }).start());
      return startPipeline({ input: real, service, ...(storage && { storage }) });
    };
    const first = await openPage();
    first.actor.stop();
    const { actor } = await openPage(first.storage);
    expect(transport.requests).toHaveLength(1);
    actor.send({ type: 'run.resumed' });
    await vi.waitFor(() => expect(transport.requests).toHaveLength(2));
    expect(transport.requests[0]?.idempotencyKey).toBeTruthy();
    expect(transport.requests[1]?.idempotencyKey).toBe(transport.requests[0]?.idempotencyKey);
  });
});

describe('a failing run', () => {
  const failingOnce = <Output>(agent: (work: AgentWork) => Output) => {
    let attempts = 0;
    return fromPromise<Output, AgentWork>(async ({ input }) => {
      attempts += 1;
      if (attempts === 1) throw new Error('made to fail');
      return agent(input);
    });
  };
  const failing = () => ({ agents: { analysis: failingOnce(simulateAnalysis) } });

  it('PIPE-09, PIPE-10, PIPE-15 sets agent and phase to error (S-74)', async () => {
    const { run, statuses, log, advance, runtime } = await startPipeline(failing());
    for (let turn = 0; turn < 5; turn += 1) await advance(2500);
    expect(run().phase).toBe('error');
    expect(statuses()).toEqual([completed, completed, completed, completed, 'error', idle]);
    expect(log().slice(-2)).toMatchObject([
      { type: 'agent.failed', agent: 'analysis-agent' },
      { type: 'run.failed' },
    ]);
    expect(runtime.log.error).toHaveBeenCalledOnce();
  });

  it('retries the failed agent but none that have completed', async () => {
    const { actor, run, statuses, log, advance } = await startPipeline(failing());
    for (let turn = 0; turn < 5; turn += 1) await advance(2500);
    actor.send({ type: 'agent.retried', agent: 'paper-agent' });
    expect(run().phase).toBe('error');
    actor.send({ type: 'agent.retried', agent: 'analysis-agent' });
    expect(run().phase).toBe('research');
    expect(statuses()[4]).toBe(working);
    await advance(1800);
    await advance(2200);
    expect(run().phase).toBe('completed');
    const starts = log().filter((event) => event.type === 'agent.started');
    expect(starts).toHaveLength(7);
  });

  it('stops the agent that ran in parallel to the failed one, and restarts it on retry', async () => {
    const { actor, statuses, run, advance } = await startPipeline({
      agents: { experiment: failingOnce(simulateExperiment) },
    });
    for (const delay of [2000, 1500, 2000]) await advance(delay);
    expect(statuses()).toEqual([completed, completed, 'error', idle, idle, idle]);
    actor.send({ type: 'agent.retried', agent: 'experiment-agent' });
    expect(statuses()).toEqual([completed, completed, working, working, idle, idle]);
    for (const delay of [2000, 500, 1800, 2200]) await advance(delay);
    expect(run().phase).toBe('completed');
  });

  it('is cancelled as a whole, keeps finished results, and can be started again', async () => {
    const { actor, run, statuses, advance, log } = await startPipeline();
    await advance(2000);
    actor.send({ type: 'run.cancelled' });
    expect(run()).toMatchObject({ phase: 'initialization', cancelled: true });
    expect(statuses()).toEqual([completed, idle, idle, idle, idle, idle]);
    await advance(10_000);
    expect(statuses()[1]).toBe(idle);
    actor.send({ type: 'run.requested' });
    expect(statuses()).toEqual([working, idle, idle, idle, idle, idle]);
    expect(log()).toHaveLength(2);
  });
});
