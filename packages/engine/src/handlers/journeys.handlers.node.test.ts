import { createPlatformClient, isApiError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';
import { MAX_JOURNEYS } from './journeys.handlers.js';

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
    expect(saved[1]).toMatchObject({
      revision: 1,
      saved_at: '2026-03-01T12:00:00.000Z',
      data: { step: 3, list: [1, null, 'ü'] },
    });
  });

  it('accept a change based on the newest revision, and refuse others', async () => {
    const journeys = clientAt();
    await journeys.save(journey('journey-1'));
    expect((await journeys.save(journey('journey-1', 1, { step: 4 }))).journey.revision).toBe(2);
    expect(await journeys.save(journey('journey-1', 1)).catch(statusOf)).toBe(409);
    expect((await journeys.list()).journeys[0]?.data).toEqual({ step: 4 });
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
});
