import { exampleBundle } from '@spinout/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRuns } from './compare-runs.js';
import { compareProgress, MAX_PREVIOUS_RUNS, mergeChosen, mergeRuns } from './merge-runs.js';
import { readTwelveSteps } from './saved-run.read.js';
import type { SavedRun, SavedTwelveSteps } from './saved-run.js';

const STEP_COUNT = 12;

const createRun = (id: string, completed = 2): SavedRun => ({
  id,
  topic: `Topic of ${id}`,
  steps: Array.from({ length: STEP_COUNT }, (_, index) => ({
    status: index < completed ? 'completed' : 'pending',
    result: null,
  })),
  research: exampleBundle,
  hypothesis: null,
  paper: null,
  subject: null,
  file: null,
});

const createVersion = (
  shown: string,
  previous: readonly string[],
  selections: number,
  deletedIds: readonly string[] = [],
): SavedTwelveSteps => ({
  schemaVersion: 1,
  topic: '',
  run: createRun(shown),
  previous: previous.map((id) => createRun(id)),
  selections,
  deletedIds,
});

const getIds = (version: SavedTwelveSteps | null) =>
  version && [version.run?.id, ...version.previous.map(({ id }) => id)];

const listAll = ({ run, previous }: SavedTwelveSteps) => (run ? [run, ...previous] : previous);

describe('two versions of the twelve steps', () => {
  it('show the run of the later choice, and keep those that only one of them has', () => {
    const own = createVersion('b', ['a'], 2);
    const other = createVersion('c', ['a', 'x'], 3);
    expect(getIds(mergeRuns(own, other))).toEqual(['c', 'b', 'a', 'x']);
    expect(getIds(mergeRuns(other, own))).toEqual(['c', 'b', 'a', 'x']);
  });

  it('keep the run that is replaced, also if both have as many others as possible', () => {
    const list = (name: string) =>
      Array.from({ length: MAX_PREVIOUS_RUNS }, (_, index) => `${name}-${index}`);
    const own = createVersion('a', list('own'), 2);
    const other = createVersion('b', list('other'), 3);
    const kept = (name: string) => list(name).slice(0, MAX_PREVIOUS_RUNS - 1);
    expect(getIds(mergeRuns(own, other))).toEqual(['b', 'a', ...kept('other')]);
    expect(getIds(mergeChosen(own, other))).toEqual(['a', 'b', ...kept('own')]);
  });

  it('keep the order of restoring where the later choice was to restore another run', () => {
    const own = createVersion('b', ['a', 'x'], 2);
    const restored = createVersion('a', ['x', 'b'], 3);
    expect(getIds(mergeRuns(own, restored))).toEqual(['a', 'x', 'b']);
  });

  it('show the version of the run that is further, also if one of them can only restore it', () => {
    const shown = createVersion('a', [], 3);
    const ahead = { ...createVersion('b', [], 2), previous: [createRun('a', 12)] };
    expect(mergeRuns(shown, ahead)?.run).toEqual(createRun('a', 12));
    expect(mergeRuns(ahead, shown)?.run).toEqual(createRun('a', 12));
    expect(mergeChosen(shown, ahead).run).toEqual(createRun('a', 12));
    expect(compareRuns(shown, { ...shown, run: createRun('a', 12) })).toBe('ahead');
  });

  it('need a choice if both chose a run at the same time', () => {
    const [own, other] = [createVersion('a', [], 1), createVersion('b', [], 1)];
    expect(mergeRuns(own, other)).toBeNull();
    expect(compareRuns(own, other)).toBe('diverged');
    expect(getIds(mergeChosen(own, other))).toEqual(['a', 'b']);
    expect(compareRuns(other, mergeChosen(own, other))).toBe('ahead');
  });

  it('have the version of a run that is further, and a run without results only while it is shown', () => {
    const own = { ...createVersion('a', [], 1), run: createRun('a', 7) };
    const other = { ...createVersion('b', ['a'], 2), run: { ...createRun('b'), research: null } };
    const merged = mergeRuns(own, other);
    expect(merged?.previous[0]?.steps.filter(({ status }) => status === 'completed')).toHaveLength(
      7,
    );
    expect(getIds(mergeRuns(other, createVersion('c', [], 3)))).toEqual(['c', 'a']);
  });

  it('continue from where one of two tabs started the run again', () => {
    const own = createVersion('a', [], 1);
    const other = { ...own, run: { ...createRun('a'), starts: 2 } };
    expect(compareRuns(own, other)).toBe('ahead');
    expect(compareRuns(other, own)).toBe('behind');
  });

  it('keep no run that the person discarded in one of them', () => {
    const own = createVersion('b', ['a', 'x'], 2);
    const other = createVersion('b', [], 2, ['a']);
    expect(getIds(mergeRuns(own, other))).toEqual(['b', 'x']);
  });

  it('are not saved again and again where a full storage has no place for replaced runs', () => {
    const own = createVersion('b', ['a'], 2);
    const stored = { ...createVersion('b', [], 2), isPartial: true };
    expect(compareRuns(own, stored)).toBe('same');
    expect(compareRuns({ ...stored, selections: 3 }, own)).toBe('diverged');
    expect(compareRuns(own, { ...stored, isPartial: undefined })).toBe('behind');
  });

  const version = fc
    .record({ shown: fc.nat(3), previous: fc.subarray([0, 1, 2, 3, 4, 5]) })
    .chain(({ shown, previous }) =>
      fc
        .record({
          selections: fc.nat(2),
          deletedIds: fc.subarray(['4', '5']),
          completed: fc.array(fc.nat(STEP_COUNT), { minLength: 6, maxLength: 6 }),
        })
        .map(({ selections, deletedIds, completed }): SavedTwelveSteps => ({
          ...createVersion(String(shown), [], selections, deletedIds),
          run: createRun(String(shown), completed[shown]),
          previous: previous
            .filter((id) => id !== shown && !deletedIds.includes(String(id)))
            .map((id) => createRun(String(id), completed[id])),
        })),
    );

  it('are the same for both tabs once one has saved what they have together, and no run is lost', () =>
    fc.assert(
      fc.property(version, version, (own, other) => {
        const merged = mergeRuns(own, other) ?? mergeChosen(own, other);
        expect(['ahead', 'same']).toContain(compareRuns(own, merged));
        expect(['ahead', 'same']).toContain(compareRuns(other, merged));
        expect(compareRuns(merged, mergeRuns(other, merged) ?? own)).toBe('same');
        const all = new Set([...(getIds(own) ?? []), ...(getIds(other) ?? [])]);
        const lost = [...all].filter((id) => !getIds(merged)?.includes(id));
        expect(lost.every((id) => merged.deletedIds.includes(id ?? ''))).toBe(true);
        for (const run of [...listAll(own), ...listAll(other)]) {
          const kept = listAll(merged).find(({ id }) => id === run.id);
          expect(kept ? compareProgress(kept, run) : 0).toBeGreaterThanOrEqual(0);
        }
      }),
    ));
});

describe('saved runs that were replaced', () => {
  const withSteps = (run: SavedRun) => ({ ...run, hypothesis: { hypothesis: 'It helps.' } });

  it('are read from the run that replaced them, as they were saved before', () => {
    const nested = { ...createRun('b'), previous: { ...createRun('a'), previous: createRun('z') } };
    const text = JSON.stringify({ schemaVersion: 1, topic: '', run: nested });
    expect(getIds(readTwelveSteps(text))).toEqual(['b', 'a', 'z']);
  });

  it('are dropped if they are unreadable, or beyond the limit', () => {
    const ids = Array.from({ length: MAX_PREVIOUS_RUNS + 3 }, (_, index) => `run-${index}`);
    const previous = [{ id: 'damaged' }, ...ids.map((id) => withSteps(createRun(id)))];
    const text = JSON.stringify({ ...createVersion('b', [], 2), previous });
    expect(getIds(readTwelveSteps(text))).toEqual(['b', ...ids.slice(0, MAX_PREVIOUS_RUNS)]);
  });
});
