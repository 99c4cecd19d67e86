import { describe, expect, it } from 'vitest';
import { createLog } from '../agentic-research.fixtures.js';
import { compareLogs } from './compare-logs.js';
import type { RunEventPayload } from './run-event.js';

const started: RunEventPayload = { type: 'run.started', topic: 'Sleep', asks: 'simulation' };
const reading: RunEventPayload = { type: 'agent.started', agent: 'literature-agent' };
const guessing: RunEventPayload = { type: 'agent.started', agent: 'hypothesis-agent' };
const stopped: RunEventPayload = { type: 'run.interrupted' };

describe('compareLogs', () => {
  it.each([
    ['nothing against nothing', 'same', [], []],
    ['a first run against nothing', 'ahead', [], [started]],
    ['a later state of the same run', 'ahead', [started], [started, reading]],
    ['an earlier state of the same run', 'behind', [started, reading], [started]],
    ['a run that only this page has seen stop', 'ahead', [started, stopped], [started, reading]],
    [
      'a run that only the other page has seen stop',
      'behind',
      [started, reading],
      [started, stopped],
    ],
    ['the same run, stopped in both', 'same', [started, stopped], [started, stopped]],
    ['runs that went different ways', 'diverged', [started, reading], [started, guessing]],
  ] as const)('%s: their log is %s', (_, relation, ours, theirs) => {
    expect(compareLogs(createLog(...ours), createLog(...theirs))).toBe(relation);
  });

  it('distinguishes runs with different start times', () => {
    const [ours] = createLog(started);
    const [, theirs] = createLog(started, started);
    expect(compareLogs(ours ? [ours] : [], theirs ? [theirs] : [])).toBe('diverged');
  });
});
