import {
  listJourneys,
  removeJourney,
  saveJourney,
  type StoredJourney,
  type SaveJourneyRequest,
} from '@spinout/api-client';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { Refusal } from '../calls/refusal.js';
import { handle, type Handler } from './handle.js';

/** Saved journeys per owner; at the limit, one must be removed before another is saved. */
export const MAX_JOURNEYS = 100;

export const journeyReplies = {
  changed: 'This journey was changed elsewhere in the meantime. Load it again before you save.',
  tooMany: 'At most 100 journeys are kept. Remove one before you save another.',
} as const;

const PREFIX = 'kept-journey:';

/** Saves journeys of an owner with optimistic concurrency: each save includes the revision that it is based on. */
export const journeysHandlers: readonly Handler[] = [
  handle(listJourneys, async (_, { dependencies }) => ({
    journeys: await listSavedJourneys(dependencies),
  })),
  handle(saveJourney, async (sent, { dependencies }) => {
    await checkJourneyLimit(dependencies, sent.journey_id);
    const journey = await dependencies.store.change<StoredJourney>(
      PREFIX + sent.journey_id,
      (saved) => createNextRevision(saved, sent, dependencies.now()),
    );
    return { success: true, journey };
  }),
  handle(removeJourney, async ({ journey_id }, { dependencies }) => {
    await dependencies.store.change(PREFIX + journey_id, () => undefined);
    return { success: true };
  }),
];

const createNextRevision = (
  saved: StoredJourney | undefined,
  sent: SaveJourneyRequest,
  now: Date,
): StoredJourney => {
  const revision = saved?.revision ?? 0;
  if (sent.revision !== revision) throw new Refusal(409, journeyReplies.changed);
  return { ...sent, revision: revision + 1, saved_at: now.toISOString() };
};

async function checkJourneyLimit({ store }: EngineDependencies, journeyId: string) {
  const keys = await store.keys(PREFIX);
  if (keys.length >= MAX_JOURNEYS && !keys.includes(PREFIX + journeyId)) {
    throw new Refusal(409, journeyReplies.tooMany);
  }
}

async function listSavedJourneys({ store }: EngineDependencies): Promise<readonly StoredJourney[]> {
  const keys = await store.keys(PREFIX);
  const journeys = await Promise.all(keys.map((key) => store.get<StoredJourney>(key)));
  return journeys
    .filter((journey) => journey !== undefined)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}
