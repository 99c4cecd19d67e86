import { fingerprint } from '@spinout/api-client/idempotency';
import type { BrowserRecord } from '../../storage/browser-record.js';
import type { InspectInput, LocalJourney } from './account-journeys.types.js';
import type { AccountDependencies } from './account-dependencies.js';
import { readSyncRecord, readDeclined, writeSyncRecord, type SyncRecord } from './sync-record.js';

type BrowserDependencies = Pick<AccountDependencies, 'storage' | 'records'>;

/** A journey started while signed in belongs to the account; earlier ones have no account until they are imported. */
const resolveSyncRecord = (
  syncRecord: SyncRecord | null,
  id: string,
  { owner, unownedIds }: InspectInput,
): SyncRecord | null => {
  if (syncRecord?.journeyId === id) return syncRecord;
  if (unownedIds === null || unownedIds.includes(id)) return null;
  return { owner, journeyId: id, revision: 0, saved: '', seen: '', changedAt: null };
};

const inspectRecord = async (
  { storage }: BrowserDependencies,
  record: BrowserRecord,
  input: InspectInput,
): Promise<LocalJourney | null> => {
  const text = await storage.read(record.key);
  const facts = text === null ? null : await record.read(text);
  if (text === null || facts === null || facts.id === '' || facts.isBlank) return null;
  const { id, title, savedAt } = facts;
  const hash = fingerprint(text);
  const known = await readSyncRecord(storage, record);
  const syncRecord = resolveSyncRecord(known, id, input);
  const declinedIds = await readDeclined(storage, input.owner);
  const journey = { kind: record.kind, id, title, hash, isDeclined: declinedIds.has(id) };
  if (syncRecord === null) return { ...journey, ownership: 'none', revision: 0, isSaved: false };
  if (syncRecord.owner !== input.owner)
    return { ...journey, ownership: 'other', revision: 0, isSaved: false };
  const changedAt = savedAt ?? input.changedAt[record.kind] ?? null;
  const next = syncRecord.seen === hash ? syncRecord : { ...syncRecord, seen: hash, changedAt };
  if (next !== known) await writeSyncRecord(storage, record, next);
  return {
    ...journey,
    ownership: 'own',
    revision: syncRecord.revision,
    isSaved: syncRecord.saved === hash,
  };
};

/** Compares this browser's journeys with the sync records, and records when each changed. */
export async function inspectBrowser(
  browser: BrowserDependencies,
  input: InspectInput,
): Promise<readonly LocalJourney[]> {
  const journeys: LocalJourney[] = [];
  for (const record of browser.records) {
    const found = await inspectRecord(browser, record, input);
    if (found !== null) journeys.push(found);
  }
  return journeys;
}
