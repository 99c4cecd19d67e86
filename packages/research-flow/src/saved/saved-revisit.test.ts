import { exampleHypothesis } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION, type SavedFlow } from './saved-flow.js';
import { readSavedFlow } from './saved-flow.read.js';

const flow: SavedFlow = {
  schemaVersion: SCHEMA_VERSION,
  journeyId: 'journey-1',
  step: 'literature',
  data: {},
  drafts: {},
};

const revisit = {
  bases: { hypothesis: { topic: { key: 'Sleep', label: 'Sleep' } } },
  kept: { hypothesis: '[]' },
  replaced: {
    hypothesis: {
      draft: { hypothesis: exampleHypothesis },
      basis: { topic: { key: 'Tides', label: 'Tides' } },
    },
  },
  opened: 'topic',
  dismissedMismatch: 'Tides: sleep spindles',
} as const;

const read = (change: object) =>
  readSavedFlow(JSON.stringify({ ...flow, ...change }), testRuntime().now());

describe('saved changes of completed steps', () => {
  it('are read as they were written', () => {
    expect(read({ revisit })?.revisit).toEqual(revisit);
  });

  it('are missing in a record of an earlier version, which opens as before', () => {
    expect(read({})).toEqual(flow);
  });

  it.each([
    ['the whole', 7, undefined],
    ['a basis', { ...revisit, bases: { hypothesis: 3 } }, { ...revisit, bases: {} }],
    ['what was kept', { ...revisit, kept: 'all' }, { ...revisit, kept: {} }],
    ['a replaced draft', { ...revisit, replaced: { hypothesis: 1 } }, { ...revisit, replaced: {} }],
    [
      'an open step that is not completed',
      { ...revisit, opened: 'company' },
      { ...revisit, opened: undefined },
    ],
  ])('are dropped if %s is unreadable, and the flow is not lost', (_, written, expected) => {
    const saved = read({ revisit: written });
    expect(saved?.journeyId).toBe('journey-1');
    expect(saved?.revisit).toEqual(expected);
  });
});
