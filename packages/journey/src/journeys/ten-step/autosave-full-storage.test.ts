import { describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from './saved-journey.js';
import { tenStepMessages } from './ten-step.messages.js';
import { savedAt, storageWith, withResults } from './ten-step.test-tools.js';
import { open, full } from './autosave-journey.test-tools.js';

describe('a journey in a full storage', () => {
  const size = JSON.stringify({ ...savedAt(3, withResults), changes: ['key-1'] }).length;
  /** Space for a journey, but not for the agents' results. */
  const narrow = () => {
    const memory = storageWith(savedAt(3, withResults));
    return {
      ...memory,
      write: (key: string, text: string) =>
        text.length >= size ? full() : memory.write(key, text),
    };
  };

  it('is saved with the key figures of its results, which is reported once', async () => {
    const { actor, untilIdle, stored, model, at } = open(narrow());
    await untilIdle();
    actor.send({ type: 'step.continued' });
    expect(stored()).toMatchObject({
      currentStep: 4,
      journeyData: {
        agenticResults: {
          reduced: true,
          results: {
            literature: { papers_analyzed: expect.any(Number) as number },
            hypotheses: { primary: { confidence: expect.any(Number) as number } },
          },
        },
      },
    });
    expect(at().data?.agenticResults?.results.paper).toBeDefined();
    expect(model().notice).toBe(tenStepMessages.resultsNotSaved);
    actor.send({ type: 'notice.dismissed' });
    actor.send({ type: 'results.viewed' });
    expect(model().notice).toBeNull();
  });

  it('is restored with its key figures and can launch the agents again', async () => {
    const storage = narrow();
    const first = open(storage);
    await first.untilIdle();
    first.actor.send({ type: 'step.continued' });
    first.actor.stop();
    const second = open(storage);
    const { context } = await second.untilIdle();
    expect(context.data?.agenticResults?.reduced).toBe(true);
    expect(second.actor.getSnapshot().can({ type: 'results.viewed' })).toBe(false);
    expect(second.actor.getSnapshot().can({ type: 'agents.launched' })).toBe(true);
  });

  it('continues when it cannot be saved, reports it, and is saved again when there is space', async () => {
    const memory = storageWith(savedAt(6));
    let isFull = true;
    const { actor, untilIdle, model, stored } = open({
      ...memory,
      write: (key, text) => (isFull ? full() : memory.write(key, text)),
    });
    await untilIdle();
    actor.send({ type: 'step.continued' });
    expect(model().notice).toBe(tenStepMessages.memoryOnly);
    isFull = false;
    actor.send({ type: 'step.continued' });
    expect(stored()).toMatchObject({ currentStep: 8 });
    expect(model().notice).toBeNull();
  });
});

describe('a journey in a slow storage', () => {
  it('is restored, and every change is saved eventually', async () => {
    const memory = storageWith(savedAt(6));
    const slow = async <T>(work: () => T): Promise<Awaited<T>> => {
      await Promise.resolve();
      return await work();
    };
    const { actor, untilIdle, at } = open({
      read: (key) => slow(() => memory.read(key)),
      write: (key, text) => slow(() => memory.write(key, text)),
      remove: (key) => slow(() => memory.remove(key)),
    });
    await untilIdle();
    for (let step = 7; step <= 9; step += 1) actor.send({ type: 'step.continued' });
    await vi.waitFor(() => expect(at().saveStatus).toBe('all'));
    expect(JSON.parse((await memory.read(JOURNEY_KEY)) ?? '')).toMatchObject({ currentStep: 9 });
    expect(at().other).toBeNull();
  });
});
