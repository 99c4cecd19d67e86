import {
  listJourneys,
  readJourney,
  removeJourney,
  saveJourney,
  type JourneySummary,
  type StoredJourney,
  type SaveJourneyRequest,
} from '@spinout/api-client';
import { Refusal } from '../calls/refusal.js';
import type { Store } from '../store/store.js';
import { handle, type Handler } from './handle.js';
import { releaseJourney, reserveJourney, TOO_MANY_JOURNEYS } from './journey-limit.js';

export const journeyReplies = {
  changed: 'This journey was changed elsewhere. Load it again before you save.',
  tooMany: TOO_MANY_JOURNEYS,
  missing: 'This journey was not found.',
} as const;

const PREFIX = 'kept-journey:';
/** Summaries are stored apart, so that listing journeys does not read their data. */
const SUMMARY_PREFIX = 'journey-summary:';

/** Saves journeys of an owner with optimistic concurrency: each save includes the revision that it is based on. */
export const journeysHandlers: readonly Handler[] = [
  handle(listJourneys, async (_, { dependencies: { store } }) => ({
    journeys: await listSummaries(store),
  })),
  handle(readJourney, async ({ journey_id }, { dependencies: { store } }) => {
    const journey = await store.get<StoredJourney>(PREFIX + journey_id);
    if (journey === undefined) throw new Refusal(404, journeyReplies.missing);
    const summary = await store.get<JourneySummary>(SUMMARY_PREFIX + journey_id);
    // The server may have ended between the two writes of a save.
    if (summary?.revision !== journey.revision) await writeSummary(store, summarize(journey));
    return { success: true, journey };
  }),
  handle(saveJourney, async (sent, { dependencies }) => {
    const { store } = dependencies;
    const now = dependencies.now();
    await reserveJourney(store, sent.journey_id, { storedIds: await listIds(store), now });
    const journey = await store
      .change<StoredJourney>(PREFIX + sent.journey_id, (saved) =>
        createNextRevision(saved, sent, now),
      )
      .catch(async (error: unknown) => {
        await releaseJourney(store, sent.journey_id).catch(() => undefined);
        throw error;
      });
    if (journey === undefined) throw new Error('A saved journey has no value.');
    const summary = summarize(journey);
    await writeSummary(store, summary);
    return { success: true, journey: summary };
  }),
  handle(removeJourney, async ({ journey_id }, { dependencies: { store } }) => {
    await store.change(PREFIX + journey_id, () => undefined);
    await store.change(SUMMARY_PREFIX + journey_id, () => undefined);
    await releaseJourney(store, journey_id);
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
  return {
    ...sent,
    size_bytes: measureJson(sent.data),
    revision: revision + 1,
    saved_at: now.toISOString(),
  };
};

const measureJson = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value) ?? '').length;

const summarize = ({ data, ...summary }: StoredJourney): JourneySummary => ({
  ...summary,
  size_bytes: summary.size_bytes ?? measureJson(data),
});

/**
 * Of two saves at the same time, the later revision stays. Never rejects: a journey that was saved stays so, and lists stay
 * readable, if the storage has no space for the summary. It is then removed, and read from the journey itself.
 */
async function writeSummary(store: Store, summary: JourneySummary): Promise<void> {
  const key = SUMMARY_PREFIX + summary.journey_id;
  try {
    await store.change<JourneySummary>(key, (saved) =>
      saved !== undefined && saved.revision > summary.revision ? saved : summary,
    );
  } catch {
    await store.change(key, () => undefined).catch(() => undefined);
  }
}

const listIds = async (store: Store): Promise<readonly string[]> =>
  (await store.keys(PREFIX)).map((key) => key.slice(PREFIX.length));

async function listSummaries(store: Store): Promise<readonly JourneySummary[]> {
  const ids = await listIds(store);
  const summaries = await Promise.all(ids.map((id) => readSummary(store, id)));
  return summaries
    .filter((summary) => summary !== undefined)
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}

/** A journey that was saved before there were summaries gets one. */
async function readSummary(store: Store, id: string): Promise<JourneySummary | undefined> {
  const summary = await store.get<JourneySummary>(SUMMARY_PREFIX + id);
  if (summary !== undefined) return summary;
  const journey = await store.get<StoredJourney>(PREFIX + id);
  if (journey === undefined) return undefined;
  const found = summarize(journey);
  await writeSummary(store, found);
  return found;
}
