import {
  listJourneys,
  removeJourney,
  saveJourney,
  type KeptJourney,
  type SaveJourneyRequest,
} from '@spinout/api-client';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle, Refusal, type Handler } from './handle.js';

/** Of one owner; the oldest has to be removed before another one is kept. */
export const MAX_JOURNEYS = 100;

export const journeyReplies = {
  changed: 'This journey was changed elsewhere in the meantime. Load it again before you save.',
  tooMany: 'At most 100 journeys are kept. Remove one before you save another.',
} as const;

const PREFIX = 'kept-journey:';

/** Keeps journeys for their owner. A save names the revision that it stands on, so that none is lost unseen. */
export const journeysHandlers = (dependencies: EngineDependencies): Handler[] => [
  handle(listJourneys, async () => ({ journeys: await journeysIn(dependencies) })),
  handle(saveJourney, async (sent) => {
    await checkRoom(dependencies, sent.journey_id);
    const journey = await dependencies.store.change<KeptJourney>(PREFIX + sent.journey_id, (kept) =>
      next(kept, sent, dependencies.now()),
    );
    return { success: true, journey };
  }),
  handle(removeJourney, async ({ journey_id }) => {
    await dependencies.store.change(PREFIX + journey_id, () => undefined);
    return { success: true };
  }),
];

const next = (kept: KeptJourney | undefined, sent: SaveJourneyRequest, now: Date): KeptJourney => {
  const revision = kept?.revision ?? 0;
  if (sent.revision !== revision) throw new Refusal(409, journeyReplies.changed);
  return { ...sent, revision: revision + 1, saved_at: now.toISOString() };
};

async function checkRoom({ store }: EngineDependencies, journeyId: string) {
  const keys = await store.keys(PREFIX);
  if (keys.length >= MAX_JOURNEYS && !keys.includes(PREFIX + journeyId)) {
    throw new Refusal(409, journeyReplies.tooMany);
  }
}

async function journeysIn({ store }: EngineDependencies): Promise<readonly KeptJourney[]> {
  const keys = await store.keys(PREFIX);
  const journeys = await Promise.all(keys.map((key) => store.get<KeptJourney>(key)));
  return journeys
    .filter((journey) => journey !== undefined)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}
