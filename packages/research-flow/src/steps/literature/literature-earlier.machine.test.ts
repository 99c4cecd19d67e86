import type { Paper } from '@spinout/api-client';
import { examplePapers } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { found, neverResolve, open } from './literature-machine.test-tools.js';

describe('the literature machine after another search', () => {
  const first = examplePapers.slice(0, 1);
  const second = examplePapers.slice(1);
  const searchTwice = async (
    chosen: readonly string[],
    ...lists: readonly (readonly Paper[])[]
  ) => {
    let papers: readonly Paper[] = examplePapers;
    const review = vi.fn(neverResolve);
    const opened = open({ search: () => Promise.resolve({ ...found, papers }), review });
    await opened.waitUntilIdle();
    for (const id of chosen) opened.actor.send({ type: 'paper.toggled', id });
    for (const list of lists) {
      papers = list;
      opened.actor.send({ type: 'search.requested' });
      await opened.waitUntilIdle();
    }
    return { ...opened, review };
  };

  it('lists selected papers that it did not find last, still selected (T-24)', async () => {
    const { draft, actor, review } = await searchTwice(['paper-1', 'paper-2'], second);
    expect(draft()).toMatchObject({
      selected: ['paper-1', 'paper-2'],
      earlier: ['paper-1'],
      found: { papers: [...second, ...first] },
    });
    actor.send({ type: 'review.completed' });
    expect(review).toHaveBeenCalledExactlyOnceWith({
      journeyId: 'journey-1',
      selected: ['paper-1', 'paper-2'],
      papers: [...second, ...first],
    });
  });

  it('does not list papers that were not selected', async () => {
    const { draft } = await searchTwice(['paper-2'], second);
    expect(draft().found?.papers).toEqual(second);
    expect(draft().earlier).toEqual([]);
  });

  it('keeps them through several searches, and until they are found again', async () => {
    const { draft } = await searchTwice(['paper-1'], [], second);
    expect(draft().found?.papers).toEqual([...second, ...first]);
    const again = await searchTwice(['paper-1'], [], examplePapers);
    expect(again.draft()).toMatchObject({ earlier: [], found: { papers: examplePapers } });
  });

  it('reports which papers an earlier search found', async () => {
    const { actor, draft } = await searchTwice(['paper-1'], second);
    const reopened = open({
      draft: draft(),
      review: () => Promise.resolve({ anything: 'goes' }),
    });
    reopened.actor.send({ type: 'review.completed' });
    await waitFor(reopened.actor, (state) => state.status === 'done');
    expect(reopened.actor.getSnapshot().output).toMatchObject({ earlier: ['paper-1'] });
    actor.stop();
  });
});
