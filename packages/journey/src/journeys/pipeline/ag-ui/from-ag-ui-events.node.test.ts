import { exampleBundle, exampleHypotheses, exampleLiterature } from '@spinout/api-client/testing';
import { NUM_RUNS, testRuntime } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../run/replay.js';
import type { RunEvent } from '../run/run-event.js';
import type { AgUiEvent } from './ag-ui.types.js';
import { fromAgUiEvents, type AgUiSettings } from './from-ag-ui-events.js';
import { findAgentByStep } from './steps.js';

async function* createStream(events: readonly unknown[], fault?: Error) {
  yield* events as readonly AgUiEvent[];
  if (fault) throw fault;
}

const read = async (
  events: readonly unknown[],
  settings: Partial<AgUiSettings> = {},
  fault?: Error,
) => {
  const runtime = testRuntime();
  const log: RunEvent[] = [];
  const stream = fromAgUiEvents(createStream(events, fault), {
    topic: 'Sleep',
    runtime,
    ...settings,
  });
  for await (const event of stream) log.push(event);
  return { log, runtime, run: replay(log) };
};

const started = { type: 'RUN_STARTED', threadId: 't', runId: 'r' };
const finished = { type: 'RUN_FINISHED', threadId: 't', runId: 'r' };
const entryTransitions = (stepName: string) => ({ type: 'STEP_STARTED', stepName });
const ends = (stepName: string) => ({ type: 'STEP_FINISHED', stepName });
const types = (log: readonly RunEvent[]) => log.map(({ type }) => type);

describe('an AG-UI stream', () => {
  it('becomes a run: steps are agents, state is their output', async () => {
    const { log, run } = await read([
      started,
      entryTransitions('literature-agent'),
      { type: 'STATE_SNAPSHOT', snapshot: { literature: exampleLiterature } },
      ends('literature-agent'),
      entryTransitions('Generate hypotheses'),
      {
        type: 'STATE_DELTA',
        delta: [{ op: 'add', path: '/hypotheses', value: exampleHypotheses }],
      },
      ends('Generate hypotheses'),
      finished,
    ]);
    expect(types(log)).toEqual([
      'run.started',
      'agent.started',
      'agent.completed',
      'agent.started',
      'agent.completed',
      'run.completed',
    ]);
    expect(run).toMatchObject({ phase: 'completed', topic: 'Sleep', by: 'backend' });
    expect(run.bundle).toMatchObject({
      literature: exampleLiterature,
      hypotheses: exampleHypotheses,
      dataSource: 'Agent backend',
    });
  });

  it('reads outputs and data source from the result of the run', async () => {
    const { run } = await read([started, { ...finished, result: exampleBundle }]);
    expect(Object.values(run.agents).map(({ status }) => status)).toEqual(
      Array(6).fill('completed'),
    );
    expect(run.bundle).toMatchObject({ paper: exampleBundle.paper, dataSource: 'Simulated' });
  });

  it("updates an agent's output if the state changes after its step", async () => {
    const late = { type: 'STATE_SNAPSHOT', snapshot: { literature: exampleLiterature } };
    const { run, log } = await read([
      started,
      entryTransitions('literature'),
      ends('literature'),
      late,
      late,
      finished,
    ]);
    expect(run.agents['literature-agent'].output).toEqual(exampleLiterature);
    expect(types(log).filter((type) => type === 'agent.completed')).toHaveLength(2);
  });

  it('uses timestamps of the backend, and adds its own to events without one', async () => {
    const { log } = await read([
      { ...started, timestamp: Date.parse('2026-01-01T00:00:00Z') },
      finished,
    ]);
    expect(log.map(({ at }) => at)).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-03-02T10:00:00.000Z',
    ]);
  });

  it('reports messages as one note each, and tools by their name', async () => {
    const { run } = await read([
      entryTransitions('literature'),
      { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' },
      { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'Found ' },
      { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'papers' },
      { type: 'TEXT_MESSAGE_END', messageId: 'm' },
      { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search' },
      { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{"secret":' },
      { type: 'TOOL_CALL_END', toolCallId: 'c' },
      { type: 'TOOL_CALL_RESULT', toolCallId: 'c', content: 'long' },
      { type: 'TEXT_MESSAGE_CHUNK', delta: 'Done.' },
    ]);
    expect(run.agents['literature-agent'].notes).toEqual([
      { text: 'Found papers' },
      { tool: 'search' },
      { text: 'Done.' },
    ]);
  });

  it('reports token usage', async () => {
    const { run } = await read([
      entryTransitions('paper'),
      { type: 'CUSTOM', name: 'usage', value: { input_tokens: 7, output_tokens: 2, model: 'm' } },
      { type: 'CUSTOM', name: 'usage', value: { input_tokens: -1, output_tokens: 2 } },
    ]);
    expect(run.agents['paper-agent'].usage).toEqual({
      input_tokens: 7,
      output_tokens: 2,
      model: 'm',
    });
  });

  it('ends with an error of the working agents', async () => {
    const { run, log } = await read([
      started,
      entryTransitions('analysis'),
      { type: 'RUN_ERROR', message: 'words of the server' },
      entryTransitions('paper'),
    ]);
    expect(run.phase).toBe('error');
    expect(run.agents['analysis-agent'].status).toBe('error');
    expect(JSON.stringify(log)).not.toContain('words of the server');
    expect(types(log).at(-1)).toBe('run.failed');
  });

  it.each([undefined, new Error('connection lost')])(
    'interrupts the run if it breaks off (%s)',
    async (fault) => {
      const { run } = await read([started, entryTransitions('analysis')], {}, fault);
      expect(run).toMatchObject({ phase: 'research', interrupted: true });
    },
  );

  it('skips unknown events, invalid outputs and invalid patches', async () => {
    const { run, runtime } = await read([
      started,
      null,
      'text',
      [],
      {},
      { type: 'REASONING_START' },
      entryTransitions('make tea'),
      ends('paper'),
      entryTransitions('literature'),
      { type: 'STATE_DELTA', delta: [{ op: 'add', path: '/__proto__/polluted', value: true }] },
      { type: 'STATE_DELTA', delta: [{ op: 'remove', path: '/nowhere' }] },
      { type: 'STATE_DELTA', delta: 'no list' },
      { type: 'STATE_SNAPSHOT', snapshot: { literature: { papers_analyzed: 'many' } } },
      ends('literature'),
      finished,
    ]);
    expect(run.phase).toBe('completed');
    expect(run.agents['literature-agent']).toMatchObject({ status: 'completed', output: null });
    expect(run.agents['paper-agent'].status).toBe('idle');
    expect(runtime.log.warn).toHaveBeenCalledTimes(3);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('survives any input', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record(
              {
                type: fc.constantFrom(
                  'RUN_STARTED',
                  'STEP_STARTED',
                  'STEP_FINISHED',
                  'TEXT_MESSAGE_CONTENT',
                  'TEXT_MESSAGE_END',
                  'TOOL_CALL_START',
                  'STATE_SNAPSHOT',
                  'STATE_DELTA',
                  'CUSTOM',
                ),
                stepName: fc.oneof(fc.constantFrom('literature', 'paper'), fc.jsonValue()),
                messageId: fc.oneof(fc.constant('m'), fc.jsonValue()),
                delta: fc.jsonValue(),
                snapshot: fc.jsonValue(),
                timestamp: fc.oneof(fc.double(), fc.jsonValue()),
              },
              { requiredKeys: ['type'] },
            ),
          ),
        ),
        async (events) => {
          const { log } = await read(events);
          expect(types(log).at(-1)).toMatch(/^run\.(completed|failed|interrupted)$/);
          for (const { at } of log) expect(Number.isNaN(Date.parse(at))).toBe(false);
        },
      ),
      { numRuns: NUM_RUNS.replies },
    ));
});

describe('findAgentByStep', () => {
  it.each([
    ['alphafold-agent', 'alphafold-agent'],
    ['Literature review', 'literature-agent'],
    ['generate_hypotheses', 'hypothesis-agent'],
    ['design experiment', 'experiment-agent'],
    ['predict structure', 'alphafold-agent'],
    ['Analysis', 'analysis-agent'],
    ['write paper', 'paper-agent'],
    ['tea', null],
  ])('%s is %s', (name, agent) => expect(findAgentByStep(name)).toBe(agent));
});
