import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from './saved-run.js';
import { createStorage, openPage } from './saved-page.test-tools.js';
import { twelveStepRecord } from './twelve-step.record.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the record of the twelve steps', () => {
  const createText = async (...topics: readonly string[]) => {
    const storage = createStorage();
    const page = await openPage(storage);
    for (const topic of topics) {
      await page.start(topic);
      page.stop();
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

  it('has no run after it forgot the others, if it had none', () => {
    const text = JSON.stringify({ topic: 'Tides', run: null, previous: [{ id: 'a' }] });
    const kept = twelveStepRecord.withoutDiscarded?.(text) ?? '';
    expect(JSON.parse(kept)).toEqual({
      topic: 'Tides',
      run: null,
      previous: [],
      deletedIds: ['a'],
    });
  });
});
