import {
  exampleBundle,
  exampleHypotheses,
  exampleLiterature,
  examplePipelineAnalysis,
  examplePipelineExperiment,
  examplePipelinePaper,
  exampleStructure,
} from '@spinout/api-client/testing';
import { NUM_RUNS } from '@spinout/flow-kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENT_ORDER } from '../pipeline.constants.js';
import { replay } from './replay.js';
import type { RunEventPayload, RunEvent } from './run-event.js';
import { readSavedRun } from './saved-run.read.js';
import type { SavedRun } from './saved-run.js';

const agent = fc.constantFrom(...AGENT_ORDER);
const messages = fc.string({ unit: 'binary', maxLength: 40 });
const usage = fc.record({ input_tokens: fc.nat(), output_tokens: fc.nat(), model: messages });
const source = fc.constant({ origin: 'simulated' as const, by: 'Test' });
const outputs: readonly RunEventPayload[] = [
  { type: 'agent.completed', agent: 'literature-agent', output: exampleLiterature },
  { type: 'agent.completed', agent: 'hypothesis-agent', output: exampleHypotheses },
  { type: 'agent.completed', agent: 'experiment-agent', output: examplePipelineExperiment },
  { type: 'agent.completed', agent: 'alphafold-agent', output: exampleStructure },
  { type: 'agent.completed', agent: 'alphafold-agent', output: null },
  { type: 'agent.completed', agent: 'analysis-agent', output: examplePipelineAnalysis },
  { type: 'agent.completed', agent: 'paper-agent', output: examplePipelinePaper },
];
const of = <Type extends RunEventPayload['type']>(type: Type) => fc.constant(type);
const payload = fc.oneof(
  fc.constantFrom(...outputs),
  fc.record({ type: of('service.answered'), dataSource: messages, source }),
  fc.record({ type: of('service.failed'), code: messages }),
  fc.record({ type: of('agent.started'), agent }),
  fc.record({ type: of('agent.failed'), agent }),
  fc.record({ type: of('agent.retried'), agent }),
  fc.record({ type: of('agent.noted'), agent, text: messages }),
  fc.record({ type: of('tool.called'), agent, tool: messages }),
  fc.record({ type: of('usage.reported'), agent: fc.option(agent), usage }),
  fc.record({ type: of('run.completed'), dataSource: messages, source }),
  fc.constantFrom(
    ...(['run.failed', 'run.cancelled', 'run.interrupted', 'run.resumed'] as const).map((type) => ({
      type,
    })),
  ),
) as fc.Arbitrary<RunEventPayload>;

const at = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const event = fc
  .tuple(payload, at)
  .map(([eventPayload, time]): RunEvent => ({ ...eventPayload, at: time }));
const openRun = fc
  .record({
    type: of('run.started'),
    topic: messages,
    asks: fc.constantFrom('service', 'simulation', 'backend'),
    at,
  })
  .map((started) => started as RunEvent);
const log = fc.oneof(
  fc.constant([]),
  fc.tuple(openRun, fc.array(event)).map(([first, rest]): readonly RunEvent[] => [first, ...rest]),
);
const saved = fc.record({
  schemaVersion: fc.constant(1 as const),
  typed: messages,
  log,
});
const runs = { numRuns: NUM_RUNS.records };

describe('a saved run', () => {
  it('survives serialization with the same state', () => {
    fc.assert(
      fc.property(saved, (run) => {
        const read = readSavedRun(JSON.stringify(run));
        expect(read).toEqual(run);
        expect(replay(read?.log ?? [])).toEqual(replay(run.log));
      }),
      runs,
    );
  });

  it('has a state for every prefix of its log', () => {
    fc.assert(
      fc.property(log, fc.nat(), (events, length) => {
        const run = replay(events.slice(0, length % (events.length + 1)));
        expect(Object.keys(run.agents)).toEqual(AGENT_ORDER);
        expect(run.bundle === null || run.bundle.topic === run.topic).toBe(true);
      }),
      runs,
    );
  });

  it('is null if it is truncated anywhere', () => {
    fc.assert(
      fc.property(saved, fc.double({ min: 0, max: 0.999, noNaN: true }), (run, share) => {
        const json = JSON.stringify(run);
        expect(readSavedRun(json.slice(0, Math.floor(json.length * share)))).toBeNull();
      }),
      runs,
    );
  });

  it('is null for any other text or JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(readSavedRun(json)).toBeNull();
      }),
      runs,
    );
  });

  const whole: SavedRun = {
    schemaVersion: 1,
    typed: '',
    log: [{ type: 'run.started', topic: 'Sleep', asks: 'simulation', at: '2026-03-02T10:00:00Z' }],
  };

  it.each<[string, unknown]>([
    ['a newer version', { ...whole, schemaVersion: 2 }],
    ['an unknown event', { ...whole, log: [...whole.log, { type: 'run.exploded', at: 'now' }] }],
    ['a time that is none', { ...whole, log: [{ ...whole.log[0], at: 'yesterday' }] }],
    ['a log without its beginning', { ...whole, log: [{ type: 'run.failed', at: '2026-03-02' }] }],
    [
      'an output of another agent',
      {
        ...whole,
        log: [
          ...whole.log,
          {
            type: 'agent.completed',
            agent: 'literature-agent',
            output: exampleStructure,
            at: '2026-03-02T10:00:00Z',
          },
        ],
      },
    ],
    [
      'results that were handed in',
      {
        ...whole,
        log: [{ type: 'results.opened', bundle: exampleBundle, at: '2026-03-02T10:00:00Z' }],
      },
    ],
  ])('is null with %s', (_, record) => {
    expect(readSavedRun(JSON.stringify(whole))).toEqual(whole);
    expect(readSavedRun(JSON.stringify(record))).toBeNull();
  });

  it.each([
    [{ 'research.run': { key: 'key-1', request: 'x' } }],
    [{ 'research.run': { key: 'line\nbreak', request: '' } }],
    [7],
  ])('opens without the pending request %j that an earlier version saved', (intents) => {
    expect(readSavedRun(JSON.stringify({ ...whole, intents }))).toEqual(whole);
  });

  it('does not change prototypes', () => {
    const text = JSON.stringify({
      ...whole,
      log: [...whole.log, { ...outputs[0], at: '2026-03-02' }],
    });
    const read = readSavedRun(
      text.replaceAll('{"', '{"__proto__":{"polluted":true},"constructor":{"x":1},"'),
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const output = read === null ? null : replay(read.log).agents['literature-agent'].output;
    expect(Reflect.get(output ?? {}, 'polluted')).toBeUndefined();
  });
});
