import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { sharedStorage, testRuntime } from '@spinout/flow-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { structureWithBackbone } from '../structure/structure.fixtures.js';
import { createSubject } from '../structure/subject.js';
import { twelveStepMachine } from '../twelve-step.machine.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { twelveStepModel } from '../twelve-step-page.model.js';
import type { StepId, StepInput, StepOutcome } from '../twelve-step.types.js';
import { autosaveTwelveSteps } from './autosave-twelve-steps.js';
import { JOURNEY_KEY } from './saved-run.js';
import { twelveStepRecord } from './twelve-step.record.js';

const research = { ...exampleBundle, structure: structureWithBackbone };

const outcomes: Readonly<Partial<Record<StepId, StepOutcome>>> = {
  2: { found: { research }, result: { kind: 'research', research } },
  3: {
    found: { hypothesis: { hypothesis: 'It helps.', source: undefined } },
    result: { kind: 'value', value: 'It helps.' },
  },
  4: {
    found: { subject: createSubject(structureWithBackbone, () => 0) },
    result: { kind: 'drawing', protein: 'EXAMPLE-1', residues: 3 },
  },
  7: {
    found: { paper: examplePipelinePaper },
    result: { kind: 'value', value: examplePipelinePaper },
  },
  8: {
    found: { file: { kind: 'pdf', name: 'a.pdf', pdf: new Blob(['%PDF']) } },
    result: { kind: 'file', name: 'a.pdf' },
  },
};

/** Waits for pending writes, the code that saves, and timers of a step. */
const waitForSaves = async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.advanceTimersByTimeAsync(300);
    await vi.dynamicImportSettled();
  }
};

let keys = 0;

/** A page with this storage, restored. */
const openPage = async (storage: KeyValueStorage) => {
  const runtime = { ...testRuntime(), newKey: () => `run-${(keys += 1)}` };
  const performStep = fromPromise<StepOutcome, StepInput>(async ({ input }) => {
    const outcome = outcomes[input.step];
    if (!outcome) throw new Error('made up');
    return outcome;
  });
  const machine = twelveStepMachine.provide({ actors: { autosaveTwelveSteps, performStep } });
  const actor = createActor(machine, { input: { runtime, storage } }).start();
  await waitForSaves();
  const model = () => twelveStepModel(actor.getSnapshot(), twelveStepMessages, 'en-US');
  return {
    actor,
    model,
    results: () => model().steps.map(({ status, result }) => [status, result]),
    start: async (topic: string) => {
      actor.send({ type: 'topic.changed', topic });
      actor.send({ type: 'run.requested' });
      await waitForSaves();
    },
    completeAll: async () => {
      for (let turn = 0; turn < 12; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
      await waitForSaves();
    },
    /** Leaves the page. */
    close: async () => {
      actor.stop();
      await waitForSaves();
    },
  };
};

const createStorage = (): KeyValueStorage => ({ ...memoryStorage(), persistent: true });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a run of the twelve steps', () => {
  it('is shown again as it was after the page was left, and is no unsaved work', async () => {
    const storage = createStorage();
    const first = await openPage(storage);
    await first.start('BRCA1 protein');
    await first.completeAll();
    expect(first.model().completed).not.toBeNull();
    expect(first.model().unsaved).toBeNull();
    const before = first.model();
    await first.close();

    const { model } = await openPage(storage);
    expect(model()).toMatchObject({ topic: 'BRCA1 protein', unsaved: null });
    const getShown = ({ steps, literature, structure, completed }: typeof before) =>
      JSON.stringify([steps, literature, structure, completed]);
    expect(getShown(model())).toBe(getShown(before));
    expect(model().paper).toMatchObject({ paper: examplePipelinePaper, file: null });
  });

  it('continues from the step at which the page was left', async () => {
    const storage = createStorage();
    const first = await openPage(storage);
    await first.start('BRCA1 protein');
    const step = first.model().steps.findIndex(({ status }) => status === 'in-progress') + 1;
    expect(step).toBe(5);
    await first.close();

    const second = await openPage(storage);
    expect(second.model()).toMatchObject({ running: false, repeatFrom: 5 });
    second.actor.send({ type: 'run.repeated' });
    await second.completeAll();
    expect(second.model().completed).toEqual({ topic: 'BRCA1 protein' });
  });

  it('can be restored after two others replaced it, also after the page was left', async () => {
    const storage = createStorage();
    const first = await openPage(storage);
    for (const topic of ['Tides', 'Sleep', 'Solar cells']) {
      await first.start(topic);
      first.actor.send({ type: 'run.cancelled' });
    }
    await first.close();

    const { actor, model, close } = await openPage(storage);
    expect(model().replaced).toBe('Sleep');
    actor.send({ type: 'run.undone' });
    expect(model().replaced).toBe('Tides');
    actor.send({ type: 'run.undone' });
    expect(model()).toMatchObject({ replaced: null, unsupportedTopic: null });
    expect(actor.getSnapshot().context.runTopic).toBe('Tides');
    await close();
  });

  it('is unsaved work if the storage ends with the page or is full', async () => {
    const inMemory = await openPage(memoryStorage());
    await inMemory.start('Tides');
    expect(inMemory.model().unsaved).toBe('Run of the twelve steps on “Tides”');
    const full = await openPage({
      ...createStorage(),
      write: () => {
        throw new Error('made up');
      },
    });
    await full.start('Sleep');
    expect(full.model().unsaved).toBe('Run of the twelve steps on “Sleep”');
  });

  it.each([
    ['a damaged text', (text: string) => text.slice(0, -9)],
    ['a newer version', (text: string) => text.replace('"schemaVersion":1', '"schemaVersion":2')],
    ['a missing hypothesis', (text: string) => text.replace(/"hypothesis":\{/u, '"other":{')],
    ['a step before the first', (text: string) => text.replace('"completed"', '"pending"')],
  ])('is not shown from %s, of which a copy stays', async (_, change) => {
    const storage = createStorage();
    const first = await openPage(storage);
    await first.start('BRCA1 protein');
    await first.close();
    const damaged = change((await storage.read(JOURNEY_KEY)) ?? '');
    await storage.write(JOURNEY_KEY, damaged);

    const { model } = await openPage(storage);
    expect(model()).toMatchObject({ topic: '', literature: null, isRestoring: false });
    expect(await storage.read(`${JOURNEY_KEY}:backup`)).toBe(damaged);
  });
});

describe('a run of the twelve steps in two tabs', () => {
  const openTabs = async () => {
    const shared = sharedStorage();
    const tabs = [await openPage(shared.tab('a')), await openPage(shared.tab('b'))] as const;
    const deliver = async () => {
      shared.deliverAll();
      await waitForSaves();
      shared.deliverAll();
      await waitForSaves();
    };
    return { tabs, deliver };
  };

  it('is followed by the tab that has none', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    await deliver();
    expect(second.model().conflict).toBeNull();
    await first.completeAll();
    await deliver();
    expect(second.results()).toEqual(first.results());
    expect(second.model().completed).toEqual({ topic: 'Tides' });
  });

  it('is not overwritten by a different run until the person chooses, and can be restored', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await Promise.all([first.start('Tides'), second.start('Sleep')]);
    await deliver();
    const [chosen] = tabs.filter(({ model }) => model().conflict !== null);
    expect(chosen?.model().conflict?.description).toMatch(/^The other run is on “(Tides|Sleep)”/u);
    expect(chosen?.model().unsaved).not.toBeNull();
    const own = chosen?.actor.getSnapshot().context.runTopic;
    chosen?.actor.send({ type: 'conflict.resolvedRemote' });
    expect(chosen?.model()).toMatchObject({ conflict: null, replaced: own });
  });
});

describe('the record of the twelve steps', () => {
  const createText = async (...topics: readonly string[]) => {
    const storage = createStorage();
    const page = await openPage(storage);
    for (const topic of topics) {
      await page.start(topic);
      page.actor.send({ type: 'run.cancelled' });
    }
    await page.close();
    return (await storage.read(JOURNEY_KEY)) ?? '';
  };

  it('says what the run is about and how far it is', async () => {
    expect(await twelveStepRecord.read(await createText('Tides'))).toMatchObject({
      title: 'Tides',
      step: 5,
      stepCount: 12,
      isBlank: false,
      isFinished: false,
    });
    expect(await twelveStepRecord.read('{')).toBeNull();
  });

  it('forgets all runs that could be restored, or one of them', async () => {
    const text = await createText('Tides', 'Sleep', 'Solar cells');
    const readTopics = (kept = '') =>
      [...kept.matchAll(/"id":"[^"]*","topic":"([^"]*)"/gu)].map(([, topic]) => topic);
    expect(readTopics(text)).toEqual(['Solar cells', 'Sleep', 'Tides']);
    expect(readTopics(twelveStepRecord.withoutDiscarded?.(text))).toEqual(['Solar cells']);
    const [, sleepId] = /"id":"([^"]*)","topic":"Sleep"/u.exec(text) ?? [];
    const kept = twelveStepRecord.withoutDiscarded?.(text, sleepId);
    expect(readTopics(kept)).toEqual(['Solar cells', 'Tides']);
    expect(twelveStepRecord.withoutDiscarded?.(text, 'another')).toBe(text);
  });
});
