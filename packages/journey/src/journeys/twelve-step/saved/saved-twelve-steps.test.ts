import { examplePipelinePaper } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from './saved-run.js';
import { MAX_PREVIOUS_RUNS } from './merge-runs.js';
import { createStorage, openPage, waitForSaves } from './saved-page.test-tools.js';
import { readTwelveSteps } from './saved-run.read.js';

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
    expect(model().paper).toMatchObject({
      paper: examplePipelinePaper,
      file: { kind: 'pdf', name: 'a.pdf', pdf: null },
    });
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
      first.stop();
    }
    await first.close();

    const { actor, model, topics, close } = await openPage(storage);
    expect(topics()).toEqual(['Solar cells', 'Sleep', 'Tides']);
    expect(model().replaced?.text).toBe(
      'Your run on “Sleep” was replaced. You can restore it. One more run can be restored after it.',
    );
    actor.send({ type: 'run.undone' });
    expect(topics()).toEqual(['Sleep', 'Tides', 'Solar cells']);
    actor.send({ type: 'run.undone' });
    expect(topics()).toEqual(['Tides', 'Solar cells', 'Sleep']);
    expect(model().unsupportedTopic).toBeNull();
    await close();
  });

  it('comes with its topic when it is restored, unless another one was typed', async () => {
    const page = await openPage(createStorage());
    for (const topic of ['Tides', 'Sleep']) {
      await page.start(topic);
      page.stop();
    }
    page.actor.send({ type: 'run.undone' });
    expect(page.model().topic).toBe('Tides');
    page.actor.send({ type: 'topic.changed', topic: 'Basalt' });
    page.actor.send({ type: 'run.undone' });
    expect(page.topics()[0]).toBe('Sleep');
    expect(page.model().topic).toBe('Basalt');
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

  it('can be restored after as many others as the limit, and says before which one is discarded', async () => {
    const page = await openPage(createStorage());
    for (let run = 1; run <= MAX_PREVIOUS_RUNS; run += 1) {
      await page.start(`Topic ${String(run)}`);
      page.stop();
    }
    expect(page.model().replaced?.text).not.toContain('discards');
    await page.start('Topic 11');
    page.stop();
    expect(page.model().replaced).toEqual({
      text:
        'Your run on “Topic 10” was replaced. You can restore it. 9 more runs can be restored after it. ' +
        'A new run discards the last of these, on “Topic 1”.',
      dismissLabel: 'Dismiss and discard all 10 earlier runs',
    });
    await page.start('Topic 12');
    expect(page.topics()).toHaveLength(1 + MAX_PREVIOUS_RUNS);
    expect(page.topics().at(-1)).toBe('Topic 2');
    // A run that has no results yet takes no place.
    page.stop();
    page.actor.send({ type: 'topic.changed', topic: 'Topic 13' });
    page.actor.send({ type: 'run.requested' });
    page.stop();
    expect(page.topics().at(-1)).toBe('Topic 3');
    expect(page.model().replaced?.text).not.toContain('discards');
    await page.start('Topic 14');
    expect(page.topics().at(-1)).toBe('Topic 3');
  });

  it('is saved in place of the last others if the storage is full, which the page says', async () => {
    const storage = createStorage();
    let quota = Number.POSITIVE_INFINITY;
    const page = await openPage({
      ...storage,
      write: (key, text) => {
        if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
        return storage.write(key, text);
      },
    });
    const readTopics = async () => {
      const text = await storage.read(JOURNEY_KEY);
      const saved = text === null ? null : readTwelveSteps(text);
      return [saved?.run?.topic, ...(saved?.previous ?? []).map(({ topic }) => topic)];
    };
    for (const topic of ['Tides', 'Sleep']) {
      await page.start(topic);
      page.stop();
    }
    await page.start('Solar cells');
    page.stop();
    await waitForSaves();
    expect(page.model().saveNotice).toBeNull();
    // Space for as many runs as there are.
    quota = ((await storage.read(JOURNEY_KEY)) ?? '').length + 500;
    await page.start('Basalt');
    page.stop();
    await waitForSaves();
    expect(await readTopics()).toEqual(['Basalt', 'Solar cells', 'Sleep']);
    expect(page.model().saveNotice).toMatch(/^The storage of this browser is full\. This run is/u);
    expect(page.model().unsaved).not.toBeNull();
    expect(page.topics()).toEqual(['Basalt', 'Solar cells', 'Sleep', 'Tides']);

    // Nothing fits any more: what is stored stays.
    quota = 10;
    await page.start('Wind');
    page.stop();
    await waitForSaves();
    expect(await readTopics()).toEqual(['Basalt', 'Solar cells', 'Sleep']);
    expect(page.model().saveNotice).toMatch(/^This run is not saved/u);

    // The person has freed some storage.
    quota = Number.POSITIVE_INFINITY;
    page.actor.send({ type: 'topic.changed', topic: 'Rain' });
    await waitForSaves();
    expect(page.model().saveNotice).toBeNull();
    expect(await readTopics()).toEqual(['Wind', 'Basalt', 'Solar cells', 'Sleep', 'Tides']);
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
