import { describe, expect, it } from 'vitest';
import { replay } from './replay.js';
import type { RunEvent, RunEventPayload } from './run-event.js';
import { toRunTimeline } from './run-timeline.js';

const at = (seconds: number, payload: RunEventPayload): RunEvent => ({
  ...payload,
  at: new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000).toISOString(),
});

const LOG = [
  at(0, { type: 'run.started', topic: 'Sleep', asks: 'simulation' }),
  at(0, { type: 'agent.started', agent: 'literature-agent' }),
  at(2, { type: 'agent.completed', agent: 'literature-agent', output: null }),
  at(2, { type: 'agent.started', agent: 'hypothesis-agent' }),
  at(3, { type: 'agent.completed', agent: 'hypothesis-agent', output: null }),
  at(3, { type: 'agent.started', agent: 'experiment-agent' }),
  at(3, { type: 'agent.started', agent: 'alphafold-agent' }),
  at(5, { type: 'agent.completed', agent: 'experiment-agent', output: null }),
  at(6, { type: 'agent.completed', agent: 'alphafold-agent', output: null }),
  at(6, { type: 'agent.started', agent: 'analysis-agent' }),
  at(8, { type: 'agent.noted', agent: 'analysis-agent', text: 'Half done.' }),
];

const timelineOf = (log: readonly RunEvent[]) => toRunTimeline(replay(log), log);
const spanOf = (log: readonly RunEvent[], id: string) =>
  timelineOf(log)?.spans.find((span) => span.id === id);

describe('the timeline of a run', () => {
  it('has start and end of each agent from the start of the run', () => {
    expect(timelineOf(LOG)?.totalMs).toBe(8000);
    expect(spanOf(LOG, 'literature-agent')).toMatchObject({ start: 0, end: 2000 });
    expect(spanOf(LOG, 'alphafold-agent')).toMatchObject({ start: 3000, end: 6000 });
    expect(spanOf(LOG, 'paper-agent')).toMatchObject({ start: null, end: null, status: 'idle' });
  });

  it('says whose result an agent waited for last', () => {
    expect(spanOf(LOG, 'analysis-agent')).toMatchObject({
      waitsFor: ['experiment-agent', 'alphafold-agent'],
      startedAfter: 'alphafold-agent',
    });
    expect(spanOf(LOG, 'literature-agent')).toMatchObject({ waitsFor: [], startedAfter: null });
  });

  it('draws an agent that works up to the last known time', () => {
    expect(spanOf(LOG, 'analysis-agent')).toMatchObject({ status: 'working', end: 8000 });
  });

  it('never ends before it starts, even if the clock was set back', () => {
    const log = [
      at(0, { type: 'run.started', topic: 'Sleep', asks: 'simulation' }),
      at(5, { type: 'agent.started', agent: 'literature-agent' }),
      at(-9, { type: 'agent.completed', agent: 'literature-agent', output: null }),
    ];
    expect(spanOf(log, 'literature-agent')).toMatchObject({ start: 5000, end: 5000 });
  });

  it('is null before a run, and for results without times', () => {
    expect(timelineOf([])).toBeNull();
    expect(
      timelineOf([
        at(0, { type: 'run.started', topic: 'Sleep', asks: 'service' }),
        at(1, { type: 'agent.completed', agent: 'literature-agent', output: null }),
        at(2, { type: 'run.completed', dataSource: 'Library' }),
      ]),
    ).toBeNull();
  });
});
