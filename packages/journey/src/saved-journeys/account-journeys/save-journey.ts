import { isApiError, type JourneySummary } from '@spinout/api-client';
import { fingerprint } from '@spinout/api-client/idempotency';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type {
  Rejection,
  SaveInput,
  SaveOutcome,
  LocalJourney,
  Version,
} from './account-journeys.types.js';
import { findRecord, type AccountDependencies } from './account-dependencies.js';
import {
  readSyncRecord,
  removeSyncRecord,
  writeSyncRecord,
  type SyncRecord,
} from './sync-record.js';

/** Largest journey in bytes that every server accepts; ours accepts a request body of one megabyte. */
const MAX_BYTES = 1_000_000;
/** Longest title that the contract allows, in characters. */
const MAX_TITLE_LENGTH = 500;

const encoder = new TextEncoder();
const isWithinLimit = (text: string): boolean => encoder.encode(text).length <= MAX_BYTES;

/** The text with the lowest compaction level that a server accepts; null when there is none. */
const shrinkToFit = async (record: BrowserRecord, stored: string): Promise<string | null> => {
  const text = record.withoutDiscarded?.(stored) ?? stored;
  if (isWithinLimit(text)) return text;
  const compacted = (await record.compact?.(text)) ?? [];
  return compacted.find(isWithinLimit) ?? null;
};

export const createVersion = (journey: JourneySummary): Version => {
  const { journey_id: id, kind, title, revision, saved_at: savedAt } = journey;
  return { id, kind, title, revision, savedAt };
};

/** Statuses that do not mean the journey itself was rejected. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);
const TOO_LARGE = 413;
/** The person's storage on the server, or all of it, is used up. */
const INSUFFICIENT_STORAGE = 507;
const CONFLICT = 409;
const SERVER_FAULT = 500;

const getRejection = (error: unknown): Rejection | null => {
  if (!isApiError(error) || error.code !== 'status') return null;
  const { status = 0 } = error.details;
  if (status === TOO_LARGE) return 'too-large';
  if (status === INSUFFICIENT_STORAGE) return 'full';
  return TRANSIENT_STATUSES.has(status) || status >= SERVER_FAULT ? null : 'rejected';
};

/** Whether another change came first. With a Retry-After, the server is still processing this very request. */
const isConflict = (error: unknown): boolean =>
  isApiError(error) &&
  error.details.status === CONFLICT &&
  error.details.retryAfterMs === undefined;

/** Milliseconds; an unknown time counts as the oldest. */
const parseTime = (text: string | null): number => {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? -Infinity : time;
};

/** Saves one journey in the account and updates its sync record. The last change wins. */
export async function saveJourney(
  { api, storage, records }: AccountDependencies,
  { owner, localJourney }: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const record = findRecord(records, localJourney.kind);
  const text = await storage.read(record.key);
  const syncRecord = await readSyncRecord(storage, record);
  if (text === null || fingerprint(text) !== localJourney.hash) return { kind: 'outdated' };
  if (syncRecord?.owner !== owner || syncRecord.journeyId !== localJourney.id)
    return { kind: 'outdated' };
  const payload = await shrinkToFit(record, text);
  if (payload === null) return { kind: 'rejected', reason: 'too-large', error: null };
  const recordSaved = async (revision: number): Promise<SaveOutcome> => {
    await writeSyncRecord(storage, record, { ...syncRecord, revision, saved: localJourney.hash });
    return { kind: 'saved', revision };
  };
  try {
    const { journey } = await api.journeys.save(await buildRequest(record, localJourney, payload), {
      signal,
    });
    signal.throwIfAborted();
    return await recordSaved(journey.revision);
  } catch (error) {
    if (!isConflict(error)) {
      const reason = getRejection(error);
      if (reason === null) throw error;
      return { kind: 'rejected', reason, error };
    }
    const { journeys } = await api.journeys.list({ signal });
    const found = journeys.find(({ journey_id }) => journey_id === localJourney.id);
    if (found === undefined) {
      if (localJourney.revision === 0) return { kind: 'rejected', reason: 'full', error };
      await removeSyncRecord(storage, record);
      return { kind: 'gone' };
    }
    const { journey } = await api.journeys.read({ journey_id: localJourney.id }, { signal });
    if (JSON.stringify(journey.data) === JSON.stringify(JSON.parse(payload)))
      return recordSaved(journey.revision);
    return resolveConflict(syncRecord, journey);
  }
}

/** A request for one journey. Its progress is sent for the list, which does not have the data. */
const buildRequest = async (
  record: BrowserRecord,
  { id, kind, title, revision }: LocalJourney,
  payload: string,
) => {
  const { step, stepCount } = (await record.read(payload)) ?? { step: 0, stepCount: 0 };
  return {
    journey_id: id,
    kind,
    title: title.slice(0, MAX_TITLE_LENGTH).toWellFormed(),
    revision,
    ...(step > 0 && { progress: { step, step_count: stepCount } }),
    data: JSON.parse(payload) as unknown,
  };
};

/** The last change wins; a change at an unknown time does not. */
const resolveConflict = ({ changedAt }: SyncRecord, found: JourneySummary): SaveOutcome =>
  parseTime(changedAt) > parseTime(found.saved_at)
    ? { kind: 'behind', revision: found.revision }
    : { kind: 'newer', version: createVersion(found) };
