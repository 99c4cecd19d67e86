import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { COMPACTION_LEVELS } from './compaction.js';
import { SCHEMA_VERSION, type SavedFlow } from './saved-flow.js';
import { readSavedFlow } from './saved-flow.read.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
const now = testRuntime().now();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

const createFlow = (journeyId: string, change: Partial<SavedFlow> = {}): SavedFlow => ({
  schemaVersion: SCHEMA_VERSION,
  journeyId,
  step: 'topic',
  data: {},
  drafts: {},
  ...change,
});

const earlier = createFlow('journey-1', { step: 'paper', data: { researchArea: 'Sleep' } });
const discarded = { flow: earlier, discardedAt: daysAgo(6) };
const flow = createFlow('journey-2', { discarded });

const read = (record: unknown) => readSavedFlow(JSON.stringify(record), now);

describe('a discarded flow in the saved record', () => {
  it('is read as it was written', () => {
    expect(read(flow)).toEqual(flow);
  });

  it.each([
    ['older than a week', { ...discarded, discardedAt: daysAgo(8) }],
    ['from a clock that was wrong', { ...discarded, discardedAt: daysAgo(-8) }],
    ['without a date', { flow: earlier }],
    ['dated wrongly', { ...discarded, discardedAt: 'yesterday' }],
    ['unreadable', { ...discarded, flow: { ...earlier, step: 'moon' } }],
    ['from a newer version', { ...discarded, flow: { ...earlier, schemaVersion: 2 } }],
    [
      'too large',
      { ...discarded, flow: createFlow('journey-1', { data: { methodology: 'x'.repeat(1e6) } }) },
    ],
    ['a list', []],
  ])('is dropped if it is %s, and the flow is not lost', (_, written) => {
    expect(read({ ...flow, discarded: written })).toEqual(createFlow('journey-2'));
  });

  it('has the one that it discarded itself, until that is too old', () => {
    const oldest = createFlow('journey-0', { data: { researchArea: 'Tides' } });
    const nest = (discardedAt: string) => ({
      ...flow,
      discarded: { ...discarded, flow: { ...earlier, discarded: { flow: oldest, discardedAt } } },
    });
    expect(read(nest(daysAgo(7)))).toEqual(nest(daysAgo(7)));
    expect(read(nest(daysAgo(8)))).toEqual(flow);
  });

  it('is one of several, of which the oldest is left out if they are too large together', () => {
    const nest = (data: SavedFlow['data']) => ({
      ...flow,
      discarded: {
        ...discarded,
        flow: {
          ...earlier,
          discarded: { ...discarded, flow: createFlow('journey-0', { data }) },
        },
      },
    });
    const long = 'x'.repeat(1e6);
    const review = { synthesis: [{ text: long, papers: [] }] };
    expect(COMPACTION_LEVELS[0]?.(nest({ methodology: long }))).toEqual(flow);
    expect(
      COMPACTION_LEVELS[0]?.(nest({ researchArea: 'Tides', literature_review: review })),
    ).toEqual(nest({ researchArea: 'Tides' }));
  });

  it('loses its results if it is too large, and is left out if that is not enough', () => {
    const save = (change: Partial<SavedFlow>) =>
      COMPACTION_LEVELS[0]?.({
        ...flow,
        discarded: { ...discarded, flow: { ...earlier, ...change } },
      });
    const long = 'x'.repeat(1e6);
    const synthesis = [{ text: long, papers: [] }];
    const withReview = { data: { ...earlier.data, literature_review: { synthesis } } };
    expect(save(withReview)).toEqual(flow);
    expect(save({ data: { methodology: long } })).toEqual(createFlow('journey-2'));
  });

  it('is the first that is left out of a full storage', () => {
    const saved = { ...flow, data: { literature_review: { synthesis: undefined } } };
    const { discarded: _, ...others } = saved;
    expect(COMPACTION_LEVELS[1]?.(saved)).toEqual(others);
  });
});
