import { createPlatformClient, isApiError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createNodeEngine, memoryStore } from '../node.js';
import { MAX_JOURNEYS } from './journey-limit.js';

const clientAt = (times: readonly string[] = []) => {
  let calls = 0;
  const now = () => new Date(times[calls++] ?? '2026-03-01T12:00:00Z');
  return createPlatformClient({ transport: createNodeEngine({ now }) }).journeys;
};

const journey = (id: string, revision = 0, data: unknown = { step: 2 }) => ({
  journey_id: id,
  kind: 'flow',
  title: 'Sleep',
  revision,
  data,
});

const statusOf = (error: unknown) => (isApiError(error) ? error.details.status : error);

describe('saved journeys', () => {
  it('come back as they were saved, newest first, each with its revision and time', async () => {
    const journeys = clientAt(['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z']);
    await journeys.save(journey('journey-1', 0, { step: 3, list: [1, null, 'ü'] }));
    await journeys.save(journey('journey-2'));
    const { journeys: saved } = await journeys.list();
    expect(saved.map(({ journey_id }) => journey_id)).toEqual(['journey-2', 'journey-1']);
    const expected = { revision: 1, saved_at: '2026-03-01T12:00:00.000Z' };
    expect(saved[1]).toMatchObject(expected);
    expect((await journeys.read({ journey_id: 'journey-1' })).journey).toMatchObject({
      ...expected,
      data: { step: 3, list: [1, null, 'ü'] },
    });
  });

  it('are listed without their data, but with its size and how far they are', async () => {
    const journeys = clientAt();
    const progress = { step: 2, step_count: 6 };
    await journeys.save({ ...journey('journey-1', 0, 'é'.repeat(1000)), progress });
    const [listed] = (await journeys.list()).journeys;
    expect(listed).toMatchObject({ size_bytes: 2002, progress });
    expect(listed).not.toHaveProperty('data');
  });

  it('are saved, listed and read also if the storage is too full for their summaries', async () => {
    const store = memoryStore();
    let isFull = false;
    const change = <Value>(key: string, next: (saved: Value | undefined) => Value | undefined) =>
      store.change<Value>(key, (saved) => {
        const value = next(saved);
        if (isFull && key.startsWith('journey-summary:') && value !== undefined)
          throw new Error('The storage limit is reached.');
        return value;
      });
    const transport = createNodeEngine({ store: { ...store, change } });
    const { journeys } = createPlatformClient({ transport });
    await journeys.save(journey('journey-1'));
    isFull = true;
    await journeys.save(journey('journey-1', 1, { step: 3 }));
    await journeys.save(journey('journey-2'));
    const listed = (await journeys.list()).journeys;
    expect(
      Object.fromEntries(listed.map(({ journey_id, revision }) => [journey_id, revision])),
    ).toEqual({ 'journey-1': 2, 'journey-2': 1 });
    const read = await journeys.read({ journey_id: 'journey-1' });
    expect(read.journey.data).toEqual({ step: 3 });
  });

  it('stay below a megabyte in a list, however large a hundred of them are', async () => {
    const journeys = clientAt();
    const large = 'x'.repeat(200_000);
    for (let at = 0; at < MAX_JOURNEYS; at += 1)
      await journeys.save(journey(`journey-${String(at)}`, 0, large));
    expect(JSON.stringify(await journeys.list()).length).toBeLessThan(100_000);
    expect((await journeys.read({ journey_id: 'journey-99' })).journey.data).toBe(large);
  });

  it.each(['../secret', 'a/b?c=d&e#f', '.', 'ü 100 %'])('are read by any id: %s', async (id) => {
    const journeys = clientAt();
    await journeys.save(journey(id));
    expect((await journeys.read({ journey_id: id })).journey.journey_id).toBe(id);
    expect(await journeys.read({ journey_id: 'other' }).catch(statusOf)).toBe(404);
  });

  it('that were saved before there were summaries are listed too', async () => {
    const store = memoryStore();
    await store.set('kept-journey:old', { ...journey('old', 4), saved_at: '2026-01-01T00:00:00Z' });
    const transport = createNodeEngine({ store });
    const { journeys } = await createPlatformClient({ transport }).journeys.list();
    expect(journeys).toMatchObject([{ journey_id: 'old', revision: 4, size_bytes: 10 }]);
    expect(journeys[0]).not.toHaveProperty('data');
  });

  it('accept a change based on the newest revision, and refuse others', async () => {
    const journeys = clientAt();
    await journeys.save(journey('journey-1'));
    expect((await journeys.save(journey('journey-1', 1, { step: 4 }))).journey.revision).toBe(2);
    expect(await journeys.save(journey('journey-1', 1)).catch(statusOf)).toBe(409);
    expect((await journeys.read({ journey_id: 'journey-1' })).journey.data).toEqual({ step: 4 });
  });

  it('lose no concurrent save: one wins, the others are refused', async () => {
    const journeys = clientAt();
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        journeys.save(journey('journey-1', 0, { at })).then(() => 200, statusOf),
      ),
    );
    expect(saves.filter((status) => status === 200)).toHaveLength(1);
    expect(saves.filter((status) => status === 409)).toHaveLength(19);
  });

  it('are gone once removed, and may then begin again', async () => {
    const journeys = clientAt();
    await journeys.save(journey('journey-1'));
    await journeys.remove({ journey_id: 'journey-1' });
    await journeys.remove({ journey_id: 'journey-1' });
    expect((await journeys.list()).journeys).toEqual([]);
    expect((await journeys.save(journey('journey-1'))).journey.revision).toBe(1);
  });

  it('are a hundred at most, and those that are there can still be saved', async () => {
    const journeys = clientAt();
    for (let at = 0; at < MAX_JOURNEYS; at += 1)
      await journeys.save(journey(`journey-${String(at)}`));
    expect(await journeys.save(journey('one-more')).catch(statusOf)).toBe(409);
    expect((await journeys.save(journey('journey-7', 1))).journey.revision).toBe(2);
  });

  it('are a hundred at most, also if more are saved at the same moment in a database', async () => {
    const store = memoryStore();
    const readsSlowly = async (prefix: string) => {
      const keys = await store.keys(prefix);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      return keys;
    };
    const transport = createNodeEngine({ store: { ...store, keys: readsSlowly } });
    const { journeys } = createPlatformClient({ transport });
    const saves = await Promise.all(
      Array.from({ length: MAX_JOURNEYS + 30 }, (_, at) =>
        journeys.save(journey(`journey-${String(at)}`)).then(() => 200, statusOf),
      ),
    );
    expect(saves.filter((status) => status === 200)).toHaveLength(MAX_JOURNEYS);
    expect((await journeys.list()).journeys).toHaveLength(MAX_JOURNEYS);
    const [{ journey_id } = { journey_id: '' }] = (await journeys.list()).journeys;
    await journeys.remove({ journey_id });
    expect((await journeys.save(journey('one-more'))).journey.revision).toBe(1);
  });

  it('that could not be saved take no place from others', async () => {
    const journeys = clientAt();
    for (let at = 0; at < MAX_JOURNEYS - 1; at += 1)
      await journeys.save(journey(`journey-${String(at)}`));
    expect(await journeys.save(journey('stale', 7)).catch(statusOf)).toBe(409);
    expect((await journeys.save(journey('last'))).journey.revision).toBe(1);
  });
});
